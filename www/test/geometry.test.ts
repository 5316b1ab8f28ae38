/** Where things lie: squares, slots and the lines between them. */

import { describe, expect, test } from "vitest";
import { neighbour } from "../src/board/grid";
import {
  BOARD,
  centre,
  MARK,
  numberAt,
  SQUARE,
  SQUARES,
  slot,
  squareAt,
  squareRect,
} from "../src/games/quantum/geometry";

const plies = [1, 2, 3, 4, 5, 6, 7, 8, 9];

describe("squares", () => {
  test("every point of a square's rectangle belongs to it, and to no other", () => {
    for (const square of SQUARES) {
      const { x, y, width, height } = squareRect(square);
      for (const dx of [0, 0.5, width - 0.01]) {
        for (const dy of [0, 0.5, height - 0.01]) expect(squareAt({ x: x + dx, y: y + dy })).toBe(square);
      }
    }
  });

  test("outside the board there is none", () => {
    for (const point of [
      { x: -0.01, y: 5 },
      { x: 5, y: BOARD },
      { x: BOARD, y: 5 },
      { x: Number.NaN, y: 5 },
    ]) {
      expect(squareAt(point)).toBeNull();
    }
  });

  test("neighbours stop at the edge", () => {
    expect(neighbour(5, 3, 1, 0)).toBe(6);
    expect(neighbour(6, 3, 1, 0)).toBe(6);
    expect(neighbour(1, 3, 0, -1)).toBe(1);
    expect(neighbour(4, 3, 0, 1)).toBe(7);
    expect(neighbour(21, 5, 0, 1)).toBe(21);
    expect(neighbour(7, 4, 9, 9)).toBe(16);
  });
});

describe("slots", () => {
  test("each mark with its number lies in its square, clear of its neighbours and the square's number", () => {
    for (const square of SQUARES) {
      const { x, y } = squareRect(square);
      for (const ply of plies) {
        const at = slot(square, ply);
        expect(at.x - MARK).toBeGreaterThan(x + 1);
        expect(at.x + MARK + 9.5).toBeLessThan(x + SQUARE - 1);
        expect(at.y + MARK + 5).toBeLessThan(y + SQUARE - 1);
        expect(at.y - MARK).toBeGreaterThan(numberAt(square).y + 0.5);
        for (const other of plies.slice(ply)) {
          const there = slot(square, other);
          const apart = Math.abs(there.x - at.x) > MARK * 2 + 10 || Math.abs(there.y - at.y) > MARK * 2 + 6;
          expect(apart).toBe(true);
        }
      }
    }
  });

  test("a move has the same slot in every square", () => {
    for (const ply of plies) {
      const offsets = SQUARES.map((square) => {
        const { x, y } = squareRect(square);
        return `${(slot(square, ply).x - x).toFixed(6)},${(slot(square, ply).y - y).toFixed(6)}`;
      });
      expect(new Set(offsets).size).toBe(1);
    }
  });

  test("a classical mark stays in its square", () => {
    for (const square of SQUARES) expect(squareAt(centre(square))).toBe(square);
  });
});
