/** The file of a kit, on its way to a library or from it. */
export interface KitFile {
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  readonly stream: ReadableStream<Uint8Array>;
}

/** The free space of a person's library. */
export interface KitQuota {
  readonly kits: number;
  readonly bytes: number;
}

/** The location of a kit in a library. */
export interface StoredKit {
  readonly kit_cloud_id: string;
  readonly url: string;
}

/** A cloud library of kits that is connected to the site. Every method may fail. */
export interface KitLibrary {
  /** The rest of the person's quota. */
  quota(person: string): Promise<KitQuota>;
  /**
   * Saves a kit. Repeated calls with the same key save it once.
   *
   * @throws LibraryFullError the library has no room for the kit
   */
  store(
    person: string,
    kit: KitFile & { readonly key: string; readonly title: string },
    signal: AbortSignal,
  ): Promise<StoredKit>;
  /** A kit of the library. Undefined if the id is unknown. */
  fetch(person: string, kitCloudId: string): Promise<KitFile | undefined>;
}

/** The library has no room for a kit; another upload may have filled it. */
export class LibraryFullError extends Error {}
