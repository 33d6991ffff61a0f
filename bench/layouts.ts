import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLibraryBuilt, warmUp } from '../demo/server/assets';

/** A page layout of the library, with its name in the bench. */
export interface Layout {
  /** Its folder, as given on the command line. */
  readonly name: string;
  /** Its folder as an absolute path. */
  readonly folder: string;
}

const OURS = ['dist/cdn', 'dist/cdn-preact'];

/**
 * The page layouts that a bench measures in alternation: the present ones, and the one that
 * `--against FOLDER` names as `against`. Files are compressed in advance, so that no visit waits for it.
 *
 * @throws Error if a folder contains no page layout; the message names the remedy
 */
export async function layouts(): Promise<{ all: readonly Layout[]; against?: string }> {
  const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
  const names = OURS.filter((name) => existsSync(name));
  const all = (against === undefined ? names : [...names, against]).map(layoutIn);
  for (const { folder } of all) await warmUp(folder);
  return { all, against };
}

function layoutIn(name: string): Layout {
  const folder = resolve(name);
  if (!isLibraryBuilt(folder)) {
    throw new Error(
      `${folder} holds no page layout, so there is nothing to compare with. ` +
        'Make one with `npx vite build --mode cdn`; it is the folder `dist/cdn` then.',
    );
  }
  return { name, folder };
}
