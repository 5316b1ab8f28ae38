/** Where something is kept as text; whoever mounts the board says where. */
export interface Notebook {
  read(): string | null;
  /** Answers whether it is kept. */
  write(text: string): boolean;
}
