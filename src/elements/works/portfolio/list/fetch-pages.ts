/** Maximum number of concurrent requests for a list. */
const MAX_CONCURRENT = 3;

/**
 * Fetches pages from `first` on, several at a time, and passes them to `take` in order.
 *
 * The first page is fetched alone, because it contains the number of pages.
 *
 * @param fetchPage requests a page; its caller aborts requests that are no longer needed
 * @param take called with each page; returns how many of the following pages are needed
 * @throws the error of the first failed page, after `take` has received all pages before that one
 */
export async function fetchPages<Page>(
  first: number,
  fetchPage: (page: number) => Promise<Page>,
  take: (page: Page) => number,
): Promise<void> {
  const pending = [fetchPage(first)];
  let next = first + 1;
  for (;;) {
    const current = pending.shift();
    if (!current) return;
    const wanted = take(await current);
    if (wanted <= 0) return;
    while (pending.length < Math.min(wanted, MAX_CONCURRENT)) {
      const call = fetchPage(next++);
      // Prevents an unhandled rejection of a request whose result is no longer needed.
      call.catch(() => {});
      pending.push(call);
    }
  }
}
