import {
  type KitLibrary,
  type KitQuota,
  LibraryFullError,
} from '../../../demo/server/kits/kit-library';

/** A library that fails on demand. */
export class LibraryDouble implements KitLibrary {
  left: KitQuota | Error = { kits: 5, bytes: 1_000_000_000 };
  storing: 'works' | 'fails' | 'is-full' | 'hangs' = 'works';
  /** Resolves when an upload to a hanging library has started. */
  readonly hanging: Promise<void>;
  /** The stored kits, by idempotency key. */
  readonly kept = new Map<string, { readonly title: string; readonly bytes: number }>();
  #hangs: () => void = () => {};

  constructor() {
    this.hanging = new Promise((resolve) => {
      this.#hangs = resolve;
    });
  }

  async quota(): Promise<KitQuota> {
    if (this.left instanceof Error) throw this.left;
    return this.left;
  }

  store: KitLibrary['store'] = async (_person, kit, signal) => {
    if (this.storing === 'fails') throw new Error('The line is dead.');
    if (this.storing === 'is-full') throw new LibraryFullError('Another tab was faster.');
    if (this.storing === 'hangs') await this.#hang(signal);
    let bytes = 0;
    for await (const chunk of kit.stream) bytes += chunk.length;
    this.kept.set(kit.key, { title: kit.title, bytes });
    return { kit_cloud_id: `kit-${kit.key}`, url: 'https://library.example/kits/1' };
  };

  async fetch(): Promise<undefined> {
    return undefined;
  }

  #hang(signal: AbortSignal): Promise<never> {
    this.#hangs();
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  }
}
