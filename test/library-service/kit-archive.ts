import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';

/** A zip archive with these text files. */
export async function archive(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false, level: 0 });
  for (const [name, text] of Object.entries(files)) await zip.add(name, new TextReader(text));
  return new Uint8Array(await (await zip.close()).arrayBuffer());
}

/** A kit that contains only its manifest. */
export const kitArchive = (manifest: unknown): Promise<Uint8Array> =>
  archive({ 'manifest.json': JSON.stringify(manifest) });
