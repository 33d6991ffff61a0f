import { clickRequest } from './click-request';

/** Number of clicks per request (docs/compatibility/page-builder.md#contact-buttons). */
const BATCH = 10;

/** Maximum number of unsent clicks, for a CMS that rejects requests. */
const MAX_PENDING = 100;

/** Collects clicks and sends them to the CMS in batches; sends the rest when the page is hidden. */
export class ClickCounter {
  /** Document ids of the unsent clicks, one for each click. */
  #pending: string[] = [];
  /** Number of clicks since the last request. */
  #sinceRequest = 0;
  /** Watches the page while clicks are pending. */
  #watch: AbortController | undefined;

  /** @param id id of the document in the CMS */
  count(id: string): void {
    this.#setPending([...this.#pending, id]);
    this.#sinceRequest += 1;
    if (this.#sinceRequest >= BATCH) void this.#send();
  }

  async #send(): Promise<void> {
    const sent = this.#pending;
    this.#setPending([]);
    this.#sinceRequest = 0;
    if (sent.length === 0 || (await isAccepted(sent))) return;
    // Rejected clicks are sent with the next batch.
    this.#setPending([...sent, ...this.#pending]);
  }

  #setPending(clicks: string[]): void {
    this.#pending = clicks.slice(-MAX_PENDING);
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
    // Some browsers do not report a page as hidden before it is unloaded.
    window.addEventListener('pagehide', () => void this.#send(), { signal });
  }

  #endWatch(): void {
    this.#watch?.abort();
    this.#watch = undefined;
  }
}

/** Sends clicks. Resolves to true if the CMS accepted them. */
async function isAccepted(clicks: readonly string[]): Promise<boolean> {
  const request = clickRequest();
  if (!request) return false;
  const body = new URLSearchParams({ action: request.action, _nonce: request.nonce });
  for (const id of clicks) body.append('clicks[]', id);
  try {
    // keepalive: survives navigation.
    const { ok } = await fetch(request.address, { method: 'POST', body, keepalive: true });
    return ok;
  } catch {
    return false;
  }
}
