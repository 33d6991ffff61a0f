import type { Database } from '../../../../../server/database';
import { mediaByName, mediaPath } from '../../../cms/media';
import type { DownloadRules } from '../../uploads/download';
import type { LeftOutItems } from '../builder/left-out';
import type { KitItem } from '../item';
import { pictureAddresses } from './addresses';
import { addPictures } from './records';

/** The pictures of a kit that can be fetched. */
export interface OfferedPictures {
  readonly hosts: readonly string[];
  readonly count: number;
}

/** Addresses that are kept: more than any import fetches. A hostile kit could have millions. */
const MOST = 20_000;

/** Uses of addresses that are kept for a kit, and for a document. */
const MOST_USES = 100_000;
const MOST_USES_OF_DOCUMENT = 1000;

/** Finds the pictures that a kit's documents name by address, once for each document. */
export class KitPictures {
  readonly #database: Database;
  readonly #rules: DownloadRules;
  readonly #leftOut: LeftOutItems;
  /** Whether an address can be fetched, by address. */
  readonly #known = new Map<string, boolean>();
  readonly #hosts = new Set<string>();
  #uses = 0;

  constructor(database: Database, rules: DownloadRules, leftOut: LeftOutItems) {
    this.#database = database;
    this.#rules = rules;
    this.#leftOut = leftOut;
  }

  /** Stores the addresses of an item's pictures. */
  add(id: string, position: number, { kind, value, featured = '' }: KitItem): void {
    if (kind !== 'document') return;
    const room = Math.min(MOST_USES_OF_DOCUMENT, MOST_USES - this.#uses);
    if (room <= 0) return;
    const isFeatured = featured !== '' && this.#isFetched(featured);
    const addresses = this.#fetchedOf(value, isFeatured ? room - 1 : room);
    this.#uses += addresses.length + (isFeatured ? 1 : 0);
    const image = isFeatured ? featured : undefined;
    addPictures(this.#database, id, position, { addresses, featured: image });
  }

  /** The first addresses of a document that can be fetched. */
  #fetchedOf(value: object, count: number): readonly string[] {
    const addresses: string[] = [];
    for (const address of pictureAddresses(value)) {
      if (addresses.length >= count) break;
      if (this.#isFetched(address)) addresses.push(address);
    }
    return addresses;
  }

  /** All pictures that can be fetched. */
  get offered(): OfferedPictures {
    const count = [...this.#known.values()].filter(Boolean).length;
    return { hosts: [...this.#hosts], count };
  }

  #isFetched(address: string): boolean {
    let isFetched = this.#known.get(address);
    if (isFetched === undefined) {
      if (this.#known.size >= MOST) return false;
      isFetched = !this.#isHere(address) && this.#isAllowed(address);
      this.#known.set(address, isFetched);
    }
    return isFetched;
  }

  #isAllowed(address: string): boolean {
    const { base, allows } = this.#rules;
    if (!URL.canParse(address, base)) return false;
    const url = new URL(address, base);
    const isAllowed = allows(url);
    if (isAllowed) this.#hosts.add(url.host);
    else this.#leftOut.add('picture', url.host);
    return isAllowed;
  }

  /** Whether this site already has the picture, under the same path. */
  #isHere(address: string): boolean {
    const name = address.split('/').at(-1) ?? '';
    return address === mediaPath(name) && mediaByName(this.#database, name) !== undefined;
  }
}
