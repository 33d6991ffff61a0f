/**
 * Measures each contender once a round, in alternation, so that a busy machine slows all of them. Every other
 * round runs backwards, so that no contender always follows the same one.
 */
export async function inTurn<C, T>(
  contenders: readonly C[],
  rounds: number,
  measure: (contender: C) => Promise<T>,
): Promise<Map<C, T[]>> {
  const results = new Map<C, T[]>(contenders.map((contender) => [contender, []]));
  for (let round = 0; round < rounds; round++) {
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) {
      results.get(contender)?.push(await measure(contender));
    }
  }
  return results;
}
