import { type Printing, printPages } from './print-pages';
import type { PrintOutdated } from './printing-site';

/**
 * Returns a function that prints the pages of a server that have no present HTML, one run after the other.
 *
 * @param printing returns the routes of the server; the nonce may be renewed between runs
 * @param tag the element that a failure is reported for
 */
export function outdatedPrinter(printing: () => Printing, tag: string): PrintOutdated {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    last = last
      .then(() => printPages(printing()))
      .catch((error: unknown) => {
        console.error(
          `<${tag}>: some pages have no present HTML yet; reload to print them.`,
          error,
        );
      });
  };
}
