/** A kit on its way to a library, or from it. */
export interface KitFile {
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  readonly stream: ReadableStream<Uint8Array>;
}

/** How much more a person's library takes. */
export interface KitQuota {
  readonly kits: number;
  readonly bytes: number;
}

/** Where a kit is in a library. */
export interface StoredKit {
  readonly kit_cloud_id: string;
  readonly url: string;
}

/** A cloud library of kits that the site is connected to. All its calls may fail. */
export interface KitLibrary {
  /** What of this person's quota is left. */
  quota(person: string): Promise<KitQuota>;
  /**
   * Keeps a kit. The same key keeps it once, however often it is asked to.
   *
   * @throws LibraryFullError it has no room after all
   */
  store(
    person: string,
    kit: KitFile & { readonly key: string; readonly title: string },
    signal: AbortSignal,
  ): Promise<StoredKit>;
  /** A kit of the library; undefined where it has none of this id. */
  fetch(person: string, kitCloudId: string): Promise<KitFile | undefined>;
}

/** Why a library does not take a kit: something else has taken the room meanwhile. */
export class LibraryFullError extends Error {}
