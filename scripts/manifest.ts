/**
 * `npm run manifest`: generates files from the contracts. With `--check` it writes nothing, and exits 1 if a
 * committed file differs from the generated one.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  columnSettingFields,
  containerSettingFields,
  elementSettingFields,
  layoutSettingFields,
  pageSettingFields,
  sectionSettingFields,
  widgetSettingFields,
} from '../src/page';
import { blocks } from '../src/page/blocks';
import { findCommonSettings, findConfiguration, findContracts, root } from './contracts';
import { manifestFiles } from './manifest/files';
import { firstStyles } from './manifest/first-styles';
import { findMessages } from './manifest/messages';

/** Formats generated sources, so that they pass the lint. */
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
  blocks: [...blocks.values()],
  common: await findCommonSettings(),
  configuration: await findConfiguration(),
  pageFields: {
    page: pageSettingFields,
    element: elementSettingFields,
    layout: layoutSettingFields,
    container: containerSettingFields,
    section: sectionSettingFields,
    column: columnSettingFields,
    widget: widgetSettingFields,
  },
  messages: await findMessages(),
  page: (path) => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : ''),
  version,
});
files.set('src/nh.css', await firstStyles(found));
const stale: string[] = [];
for (const [path, raw] of files) {
  const text = formatted(path, raw);
  const committed = await readFile(root + path, 'utf8').catch(() => undefined);
  if (committed !== text) stale.push(path);
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
