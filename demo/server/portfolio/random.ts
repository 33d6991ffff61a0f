/** A source of numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  /** True about so often, from 0 to 1. */
  chance(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
}

/** The numbers of one seed (mulberry32: 32 bits of state, good enough to draw and to seed with). */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (choices) => choices[whole(0, choices.length - 1)] as (typeof choices)[number],
  };
}

/** The choices in any order. */
export function shuffled<T>(choices: readonly T[], random: Random): readonly T[] {
  const left = [...choices];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = random.whole(0, at);
    [left[at], left[other]] = [left[other] as T, left[at] as T];
  }
  return left;
}
