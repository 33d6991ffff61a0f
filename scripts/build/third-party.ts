import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** Matches the folder of the package of a module: `…/node_modules/@r2wc/core/`. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: string | { readonly name: string };
}

/** Writes `THIRD-PARTY.txt`: the licences of the packages that are part of the layout's scripts. */
export const thirdParty: Plugin = {
  name: 'third-party',
  generateBundle(_, bundle) {
    const source = packagesOf(bundle)
      .map(notice)
      .join(`\n${'-'.repeat(79)}\n\n`);
    this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY.txt', source });
  },
};

/** The folders of the packages with at least one module in the scripts. */
function packagesOf(bundle: Rolldown.OutputBundle): string[] {
  const modules = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds : [],
  );
  const folders = modules.flatMap((id) => PACKAGE.exec(id)?.[0] ?? []);
  return [...new Set(folders)].sort();
}

function notice(folder: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
  const { name, version, license, author = '' } = manifest;
  const by = typeof author === 'string' ? author : author.name;
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  // Some packages name their licence without its text.
  const text = file
    ? readFileSync(folder + file, 'utf8')
    : `Copyright (c) ${by || `the authors of ${name}`}. ${license} licence: https://spdx.org/licenses/${license}\n`;
  return `${name} ${version} (${license})\n\n${text}`;
}
