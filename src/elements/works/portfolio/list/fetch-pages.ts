/** How many calls of one list are under way at most. */
const AT_ONCE = 3;

/**
 * Fetches page after page from `first` on, several at once, and hands them over in order.
 *
 * The first goes alone, since it says how many there are.
 *
 * @param fetchPage must end by its own signal; a call that is no longer wanted is left to it
 * @param take is given each page and answers how many of those after it are worth fetching
 * @throws what the first failing page in order throws; all before it have been taken
 */
export async function fetchPages<Page>(
  first: number,
  fetchPage: (page: number) => Promise<Page>,
  take: (page: Page) => number,
): Promise<void> {
  const underWay = [fetchPage(first)];
  let next = first + 1;
  for (;;) {
    const coming = underWay.shift();
    if (!coming) return;
    const wanted = take(await coming);
    if (wanted <= 0) return;
    while (underWay.length < Math.min(wanted, AT_ONCE)) {
      const call = fetchPage(next++);
      // One that fails behind an earlier failure, or is not wanted any more, has nobody to hear it.
      call.catch(() => {});
      underWay.push(call);
    }
  }
}
