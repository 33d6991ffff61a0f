import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';
import { samplesIn } from '../../scripts/samples';
import { temporaryFolder } from '../shared';

const recipes = samplesIn('CONTRIBUTING.md', readFileSync(`${root}CONTRIBUTING.md`, 'utf8'));

/** The folders and files that the generator and the compiler read. */
const SOURCES = [
  'src',
  'scripts',
  'docs',
  'schemas',
  'demo',
  'library-service',
  'server',
  'package.json',
  'tsconfig.json',
  'biome.json',
  '.gitignore',
  'README.md',
  'custom-elements.json',
  'html-data.json',
];

/** A copy of the sources, in which a recipe may write. */
function copyOfTheSources(): string {
  const folder = temporaryFolder('recipe');
  for (const path of SOURCES) cpSync(root + path, join(folder, path), { recursive: true });
  symlinkSync(`${root}node_modules`, join(folder, 'node_modules'));
  return folder;
}

/** Runs a program of the development dependencies; returns its output if it fails. */
function failureOf(folder: string, program: string, ...args: string[]): string {
  const command = join(root, 'node_modules/.bin', program);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

describe('the recipes of CONTRIBUTING.md', () => {
  let folder: string;

  before(() => {
    folder = copyOfTheSources();
    for (const { info: path, code } of recipes.filter(({ info }) => info.startsWith('src/'))) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
    }
    insert('setting', 'src/elements/header/clock/clock.settings.ts', 'defineSettings({\n');
    const dialogs = 'src/elements/libraries/template-library/dialogs/';
    insert('dialog message', `${dialogs}messages.ts`, "defineToolMessages('libraries', {\n");
    insert('dialog data', `${dialogs}dialogs.tsx`, 'interface DialogData {\n');
    insert('dialog entry', `${dialogs}dialogs.tsx`, 'DialogEntry<K> } = {\n');
    edit(`${dialogs}dialogs.tsx`, (text) =>
      `import { DetailsDialog } from './details-dialog';\n${text}`.replace(
        "type Unreported = 'preview'",
        "$& | 'details'",
      ),
    );
    insert('route', 'src/api/routes/kit-exports.ts', 'exportRoutes = {\n');
    insert('handler', 'demo/server/kits/exports/handlers.ts', '  return {\n');
    const options = JSON.parse(readFileSync(`${root}tsconfig.json`, 'utf8'));
    const include = ['src', 'demo', 'server', 'library-service'];
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ ...options, include, exclude: [] }),
    );
    expect(failureOf(folder, 'tsx', 'scripts/manifest.ts')).to.equal('');
  });

  /** Inserts a recipe's code into a file, after a line of it. */
  function insert(info: string, path: string, after: string): void {
    const recipe = recipes.find((one) => one.info === info);
    expect(recipe, info).to.not.equal(undefined);
    edit(path, (text) => {
      expect(text, path).to.include(after);
      return text.replace(after, `$&${recipe?.code}`);
    });
  }

  function edit(path: string, change: (text: string) => string): void {
    const file = join(folder, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }

  it('add an element: define module, types, schema and documentation are generated', () => {
    expect(readFileSync(join(folder, 'src/define/clock.ts'), 'utf8')).to.include('clock.element');
    expect(readFileSync(join(folder, 'src/elements/tag-names.ts'), 'utf8')).to.include('nh-clock');
    expect(readFileSync(join(folder, 'docs/elements/clock.md'), 'utf8')).to.include('IANA');
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).to.include('docs/elements/clock.md');
  });

  it('add a setting: it is in the schema and in the documentation', () => {
    expect(readFileSync(join(folder, 'schemas/nh-clock.json'), 'utf8')).to.include('"seconds"');
    expect(readFileSync(join(folder, 'docs/elements/clock.md'), 'utf8')).to.include('`seconds`');
  });

  it('compile', () => {
    expect(failureOf(folder, 'tsc', '-p', '.')).to.equal('');
  });

  it('are formatted and linted', () => {
    const dialog = 'src/elements/libraries/template-library/dialogs/details-dialog.tsx';
    expect(failureOf(folder, 'biome', 'check', 'src/elements/header/clock', dialog)).to.equal('');
  });
});
