/** The store of the kits' files. Names are made by the service. */
export interface Blobs {
  /** The path of a local file that receives an upload before it is stored. */
  partialPath(name: string): string;
  /** Stores a received file under its name. */
  keep(name: string): Promise<void>;
  /** The bytes of a file. Undefined if it is lost, for example after an incomplete restore. */
  read(name: string): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Removes a file, and what was received of it. Does nothing if there is none. */
  remove(name: string): Promise<void>;
}
