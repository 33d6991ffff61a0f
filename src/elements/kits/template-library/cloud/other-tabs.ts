import * as z from 'zod/mini';
import { restAddress } from '../../../../core/config';

/** What has become different. */
const change = z.enum(['account', 'cloud', 'site']);

/** What has become different: who is connected, or what a library holds. */
export type Change = z.infer<typeof change>;

/** The libraries of this site in other tabs: each tells the others what it has changed, and never what it holds. */
export class OtherTabs {
  #channel: BroadcastChannel | undefined;

  /** Begins to hear. */
  open(changed: (what: Change) => void): void {
    this.close();
    try {
      this.#channel = new BroadcastChannel(`nhTemplateLibrary ${restAddress('nh/v1/library')}`);
    } catch {
      // Some sandboxes have none: then the tabs look again when they are come back to.
      return;
    }
    this.#channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const heard = change.safeParse(data);
      if (heard.success) changed(heard.data);
    });
  }

  tell(what: Change): void {
    this.#channel?.postMessage(what);
  }

  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
  }
}
