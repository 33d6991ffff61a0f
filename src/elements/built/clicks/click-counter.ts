import { countingCall } from './counting-call';

/** Clicks in one call (facts, page-builder 39). */
const BATCH = 10;

/** Clicks that are kept for a CMS that takes none. */
const MOST = 100;

/** Collects clicks, and tells the CMS of them in batches, and of the rest when the page hides. */
export class ClickCounter {
  /** The documents that were clicked in, one entry for each click that the CMS does not know of. */
  #waiting: string[] = [];
  /** Clicks since the last call. */
  #fresh = 0;
  /** Ends watching the page; only while something waits. */
  #watch: AbortController | undefined;

  /** @param id of the document at the CMS */
  count(id: string): void {
    this.#keep([...this.#waiting, id]);
    this.#fresh += 1;
    if (this.#fresh >= BATCH) void this.#send();
  }

  async #send(): Promise<void> {
    const sent = this.#waiting;
    this.#keep([]);
    this.#fresh = 0;
    if (sent.length === 0 || (await isTaken(sent))) return;
    // They go with the next ones.
    this.#keep([...sent, ...this.#waiting]);
  }

  #keep(clicks: string[]): void {
    this.#waiting = clicks.slice(-MOST);
    if (clicks.length > 0) this.#watchPage();
    else this.#endWatch();
  }

  #watchPage(): void {
    if (this.#watch) return;
    this.#watch = new AbortController();
    const { signal } = this.#watch;
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') void this.#send();
    };
    document.addEventListener('visibilitychange', hidden, { signal });
    // A page that is left is not hidden first in every browser.
    window.addEventListener('pagehide', () => void this.#send(), { signal });
  }

  #endWatch(): void {
    this.#watch?.abort();
    this.#watch = undefined;
  }
}

/** Whether the CMS has taken the clicks. */
async function isTaken(clicks: readonly string[]): Promise<boolean> {
  const call = countingCall();
  if (!call) return false;
  const body = new URLSearchParams({ action: call.action, _nonce: call.nonce });
  for (const id of clicks) body.append('clicks[]', id);
  try {
    // keepalive: survives the end of the page.
    const { ok } = await fetch(call.address, { method: 'POST', body, keepalive: true });
    return ok;
  } catch {
    return false;
  }
}
