import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** All that a page layout is made from. */
const SOURCES = ['src', 'scripts/build', 'package-lock.json', 'vite.config.ts'];

/**
 * Returns the name of the build, 8 characters, made from the sources. It is part of the names of files that autoload
 * derives from a tag. It is known before the first file is written, so that hashes of other files cover it.
 *
 * @param layout layouts have different files
 */
export function buildId(layout: string): string {
  const hash = createHash('sha256').update(layout);
  for (const path of SOURCES.flatMap(filesAt)) hash.update(path).update(readFileSync(root + path));
  return hash.digest('base64url').slice(0, 8);
}

function filesAt(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path];
  const entries = readdirSync(root + path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(root.length)).sort();
}
