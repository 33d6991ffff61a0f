import { median } from './median';

/** A library or a build that is measured. */
export interface Contender {
  readonly name: string;
}

/** The figures of one visit or round, by name with unit. */
export type Figures = Readonly<Record<string, number>>;

/**
 * Prints the medians of all contenders side by side, and each of them as a ratio to `against`: a ratio below 1
 * is less than `against` needs.
 *
 * @param against the name of a contender
 */
export function printComparison(
  title: string,
  results: ReadonlyMap<Contender, readonly Figures[]>,
  against?: string,
): void {
  const [first = []] = results.values();
  const names = Object.keys(first[0] ?? {});
  const base = [...results].find(([{ name }]) => name === against)?.[1];
  console.log(`\n${title}, medians of ${first.length}`);
  console.table(Object.fromEntries(names.map((figure) => [figure, row(figure)])));

  function row(figure: string): Record<string, number | undefined> {
    const cells: Record<string, number | undefined> = {};
    for (const [{ name }, rounds] of results) {
      cells[name] = Math.round(middle(rounds, figure));
      if (base && rounds !== base) {
        cells[`${name}: ratio`] = ratio(middle(rounds, figure), middle(base, figure));
      }
    }
    return cells;
  }
}

function middle(rounds: readonly Figures[], figure: string): number {
  return median(rounds.map((figures) => figures[figure] ?? Number.NaN));
}

function ratio(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : Math.round((part / whole) * 100) / 100;
}
