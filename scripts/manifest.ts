/**
 * `npm run manifest`: writes all that follows from the contracts. With `--check` it writes nothing and
 * exits 1 if something committed differs.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findCommonSettings, findConfiguration, findContracts, root } from './contracts';
import { manifestFiles } from './manifest/files';
import { firstStyles } from './manifest/first-styles';
import { findSentences } from './manifest/messages';
import { trackingReference } from './manifest/reference/catalogue-tables';

/** Our formatter's layout, so that generated sources pass the lint like all others. */
function formatted(path: string, text: string): string {
  if (!path.endsWith('.ts')) return text;
  const biome = `${root}node_modules/@biomejs/biome/bin/biome`;
  const args = [biome, 'check', '--write', `--stdin-file-path=${path}`];
  return execFileSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' });
}

const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
const found = await findContracts();
const files = manifestFiles({
  found,
  common: await findCommonSettings(),
  configuration: await findConfiguration(),
  sentences: await findSentences(),
  reference: await readFile(`${root}docs/elements.md`, 'utf8'),
  version,
});
files.set('src/nh.css', await firstStyles(found));
files.set('docs/tracking.md', trackingReference(await readFile(`${root}docs/tracking.md`, 'utf8')));
const stale: string[] = [];
for (const [path, raw] of files) {
  const text = formatted(path, raw);
  const present = await readFile(root + path, 'utf8').catch(() => undefined);
  if (present !== text) stale.push(path);
  files.set(path, text);
}

if (process.argv.includes('--check')) {
  for (const path of stale)
    console.error(`${path} differs from its contract: run "npm run manifest".`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const path of stale) {
    await mkdir(dirname(root + path), { recursive: true });
    await writeFile(root + path, files.get(path) ?? '');
  }
  console.log(`${files.size} files, ${stale.length} written.`);
}
