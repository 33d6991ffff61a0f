/**
 * `npm run build:wordpress`: writes `dist-wordpress/nh-elements.zip`, the plugin with the built library and the data of
 * the contracts. WordPress installs the file at "Add plugin" → "Upload plugin".
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BlobWriter, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { findContracts, root } from '../contracts';
import { generatedFiles } from './generated-files';
import { libraryFiles } from './library-files';

const name = 'nh-elements';
const out = `${root}dist-wordpress`;

// Without what only other programs than WordPress read: finer times, and sizes after each file.
const zip = new ZipWriter(new BlobWriter('application/zip'), {
  useWebWorkers: false,
  level: 9,
  extendedTimestamp: false,
  dataDescriptor: false,
});

async function add(path: string, content: Uint8Array): Promise<void> {
  await zip.add(`${name}/${path}`, new Uint8ArrayReader(content));
}

/** Adds the files of a folder below the path `below`. */
async function addFolder(folder: string, below: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.map'));
  for (const { parentPath, name: file } of files) {
    const path = join(parentPath, file);
    await add(below + path.slice(folder.length + 1), await readFile(path));
  }
}

await addFolder(`${root}wordpress/${name}`, '');
for (const [path, content] of await libraryFiles()) await add(`library/${path}`, content);
for (const [path, text] of Object.entries(await generatedFiles(await findContracts()))) {
  await add(path, new TextEncoder().encode(text));
}
await add('LICENSE', await readFile(`${root}LICENSE`));
const blob = await zip.close();
await mkdir(out, { recursive: true });
await writeFile(`${out}/${name}.zip`, Buffer.from(await blob.arrayBuffer()));
console.log(`${out}/${name}.zip: ${Math.round(blob.size / 1000)} kB`);
