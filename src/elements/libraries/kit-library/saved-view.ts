import * as z from 'zod/mini';
import { sessionTexts } from '../../../builder/runtime/storage/storage';
import { restAddress } from '../../../core/config';
import { firstQuery, type KitQuery, kitQuery } from './query';

const view = z.object({
  query: kitQuery,
  /** The scroll position of the page, in pixels. */
  scroll: z.number(),
});

type View = z.infer<typeof view>;

/**
 * Saves the query and the scroll position of the kit library in the session storage, for a reload or the trip to
 * connect an account. Each browser tab and each site on the same origin has its own.
 */
export class SavedView {
  readonly #key = `nhKitLibrary ${restAddress('nh/v1/library')}`;

  read(): View {
    try {
      const saved: unknown = JSON.parse(sessionTexts.read(this.#key) ?? 'null');
      return z.safeParse(view, saved).data ?? initialView;
    } catch {
      // Other code has written to our key.
      return initialView;
    }
  }

  saveQuery(query: KitQuery): void {
    this.#write({ ...this.read(), query });
  }

  saveScroll(scroll: number): void {
    this.#write({ ...this.read(), scroll });
  }

  remove(): void {
    sessionTexts.remove(this.#key);
  }

  #write(saved: View): void {
    sessionTexts.write(this.#key, JSON.stringify(saved));
  }
}

const initialView: View = { query: firstQuery, scroll: 0 };
