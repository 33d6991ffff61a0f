/** Bytes that can be read from any place: a file picked in a browser, or one on a server's disk. */
export interface ByteSource {
  /** Bytes in all. */
  readonly size: number;
  /** The bytes from `offset` on: `length` of them, fewer at the end. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** The bytes of a `Blob`, such as a `File`; a slice is read when it is asked for. */
export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (offset, length) =>
      new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer()),
  };
}
