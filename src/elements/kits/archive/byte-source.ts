/** Bytes with random access: a file chosen in a browser, or one on a server's disk. */
export interface ByteSource {
  /** The total number of bytes. */
  readonly size: number;
  /** Reads `length` bytes from `offset` on; fewer at the end. */
  read(offset: number, length: number): Promise<Uint8Array>;
}

/** The bytes of a `Blob`, such as a `File`; slices are read on demand. */
export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (offset, length) =>
      new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer()),
  };
}
