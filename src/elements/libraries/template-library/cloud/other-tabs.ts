import * as z from 'zod/mini';
import { restAddress } from '../../../../core/config';

/** A change that other tabs report. */
const change = z.enum(['account', 'cloud', 'site']);

/** A change: the connected account, the templates in the cloud, or the templates of the site. */
export type Change = z.infer<typeof change>;

/**
 * Reports changes to the template libraries of this site in other tabs. The messages name the change, never
 * its content.
 */
export class OtherTabs {
  #channel: BroadcastChannel | undefined;

  /** Starts to listen. */
  open(changed: (what: Change) => void): void {
    this.close();
    try {
      this.#channel = new BroadcastChannel(`nhTemplateLibrary ${restAddress('nh/v1/library')}`);
    } catch {
      // Some sandboxes have no BroadcastChannel. Their tabs refresh when they become visible.
      return;
    }
    this.#channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const report = change.safeParse(data);
      if (report.success) changed(report.data);
    });
  }

  notify(what: Change): void {
    this.#channel?.postMessage(what);
  }

  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
  }
}
