/** A pseudo-random generator: the same seed gives the same numbers. */
export interface Random {
  /** A number from 0 to 1, excluding 1. */
  next(): number;
  /** An integer, both bounds included. */
  whole(from: number, to: number): number;
  /** True with the given probability. */
  chance(share: number): boolean;
  pick<T>(choices: readonly T[]): T;
}

/** The generator of a seed (mulberry32: 32 bits of state, sufficient for drawings and seeds). */
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

/** A shuffled copy. */
export function shuffled<T>(choices: readonly T[], random: Random): readonly T[] {
  const left = [...choices];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = random.whole(0, at);
    [left[at], left[other]] = [left[other] as T, left[at] as T];
  }
  return left;
}
