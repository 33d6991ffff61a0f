import * as z from 'zod/mini';
import { restAddress } from '../../../core/config';
import { sessionTexts } from '../../../core/storage/storage';
import { firstQuery, type KitQuery, kitQuery } from './query';

const place = z.object({
  query: kitQuery,
  /** How far the page was scrolled. */
  scroll: z.number(),
});

type Place = z.infer<typeof place>;

/**
 * Where a person was in the library: it outlives a reload, and the way to the library and back. Each tab has
 * its own, and each site on the same origin.
 */
export class KeptPlace {
  readonly #key = `nhKitLibrary ${restAddress('nh/v1/library')}`;

  read(): Place {
    try {
      const found: unknown = JSON.parse(sessionTexts.read(this.#key) ?? 'null');
      return z.safeParse(place, found).data ?? nowhere;
    } catch {
      // Somebody else's text under our key.
      return nowhere;
    }
  }

  keepQuery(query: KitQuery): void {
    this.#write({ ...this.read(), query });
  }

  keepScroll(scroll: number): void {
    this.#write({ ...this.read(), scroll });
  }

  forget(): void {
    sessionTexts.remove(this.#key);
  }

  #write(kept: Place): void {
    sessionTexts.write(this.#key, JSON.stringify(kept));
  }
}

const nowhere: Place = { query: firstQuery, scroll: 0 };
