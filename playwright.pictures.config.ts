/** The same browser and servers as the tests, for making pictures. */
import config from "./playwright.config";

export default { ...config, testDir: "tests/pictures", workers: 1 };
