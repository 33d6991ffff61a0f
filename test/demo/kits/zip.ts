import {
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js';

/** The files of a zip, read by another program. */
export class ZipFiles {
  readonly #files: ReadonlyMap<string, Uint8Array>;

  private constructor(files: ReadonlyMap<string, Uint8Array>) {
    this.#files = files;
  }

  static async open(bytes: Uint8Array): Promise<ZipFiles> {
    const reader = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false });
    const files = new Map<string, Uint8Array>();
    for (const entry of await reader.getEntries({ checkAmbiguity: true })) {
      if (!entry.directory) files.set(entry.filename, await entry.getData(new Uint8ArrayWriter()));
    }
    await reader.close();
    return new ZipFiles(files);
  }

  /** The paths, in the order of the archive. */
  get names(): readonly string[] {
    return [...this.#files.keys()];
  }

  bytes(name: string): Uint8Array {
    const bytes = this.#files.get(name);
    if (!bytes) throw new Error(`The zip has no file ${name}.`);
    return bytes;
  }

  json(name: string): unknown {
    return JSON.parse(new TextDecoder().decode(this.bytes(name)));
  }
}
