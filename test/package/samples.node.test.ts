import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { findConfiguration, findContracts, root } from '../../scripts/contracts';
import { findSamples, type Sample, samplesIn } from '../../scripts/samples';
import { type Fields, parseSettings } from '../../src/core/settings';
import { pageEditor } from '../../src/editor/element/page-editor.element';
import { temporaryFolder } from '../shared';

// A test of their own builds the recipes of CONTRIBUTING.md.
const samples = findSamples(root).filter(({ at }) => !at.startsWith('CONTRIBUTING'));
const of = (...languages: string[]): Sample[] =>
  samples.filter(({ language }) => languages.includes(language));

/** The page's own functions and nodes, which samples call without declaring them, and frameworks that are not installed. */
const PAGE = `
  declare module 'vue' { interface GlobalComponents {} }
  declare module '@vitejs/plugin-vue' { export default function vue(options: unknown): unknown; }
  declare module 'svelte/elements' {
    interface SvelteHTMLElements {}
    interface HTMLAttributes<T> {}
  }
  declare const element: unknown;
  declare const library: any;
  declare const menu: HTMLElement;
  declare function insertIntoDocument(content: unknown, pageSettings: unknown): void;
`;

/** Errors of JavaScript samples that count: syntax, and imports that do not exist. */
const BROKEN_IMPORT = /error TS(1\d{3}|2305|2307|2459|2614):/;

/** The page of a sample. */
const pageOf = ({ at }: Sample): string => at.replace(/:\d+$/, '');

/**
 * Writes the samples of each page as a program of its own, so that a page does not compile by the declarations of another
 * one. The package's entries are mapped to their built declarations: the compiler need not check their sources once more.
 */
function programs(blocks: readonly Sample[]) {
  const folder = temporaryFolder('samples');
  const files = new Map<string, Sample>();
  const pages = [...new Set(blocks.map(pageOf))];
  for (const page of pages.keys()) mkdirSync(join(folder, `page${page}`));
  for (const [index, sample] of blocks.entries()) {
    const file = `page${pages.indexOf(pageOf(sample))}/sample${index}.${sample.language}`;
    files.set(file, sample);
    const isModule = /^(import|export) /m.test(sample.code);
    writeFileSync(join(folder, file), `${sample.code}${isModule ? '' : '\nexport {};\n'}`);
  }
  writeFileSync(join(folder, 'page.d.ts'), PAGE);
  symlinkSync(`${root}node_modules`, join(folder, 'node_modules'));
  const source = (path: string): string[] => [`${root}src/${path}`];
  const types = (path: string): string[] => [`${root}dist/types/${path}`];
  const paths = {
    'nh-elements': types('index.d.ts'),
    'nh-elements/autoload': types('autoload.d.ts'),
    'nh-elements/nh.css': source('nh.css'),
    'nh-elements/react': types('react/index.d.ts'),
    'nh-elements/puck': types('editor/puck.d.ts'),
    'nh-elements/page-editor': types('editor/element/define.d.ts'),
    'nh-elements/editor.css': source('editor/panel/settings-panel.css'),
    'nh-elements/page': types('page/index.d.ts'),
    'nh-elements/page/print': types('print/index.d.ts'),
    'nh-elements/page/from-markup': types('print/from-markup/index.d.ts'),
    'nh-elements/rules': types('rules/index.d.ts'),
    'nh-elements/svelte': types('frameworks/svelte.d.ts'),
    'nh-elements/vue': types('frameworks/vue.d.ts'),
    'nh-elements/tracking': types('tracking/index.d.ts'),
    'nh-elements/tracking/catalogue': types('tracking/catalogue/index.d.ts'),
    'nh-elements/kits': types('elements/kits/index.d.ts'),
    'nh-elements/define/*': types('define/*'),
    '/assets/nh/index.js': types('page-scripts.d.ts'),
    '/assets/nh/tracking.js': source('tracking/page.ts'),
    // The folder of the WordPress plugin.
    '/wp-content/plugins/nh-elements/library/tracking.js': source('tracking/page.ts'),
  };
  const options = {
    extends: `${root}tsconfig.json`,
    compilerOptions: {
      allowJs: true,
      checkJs: true,
      noUnusedLocals: false,
      noUnusedParameters: false,
      paths,
    },
    exclude: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...options, files: [] }));
  const project = JSON.stringify({ extends: '../tsconfig.json', include: ['*', '../page.d.ts'] });
  const folders = [...pages.keys()].map((page) => join(folder, `page${page}`));
  for (const one of folders) writeFileSync(join(one, 'tsconfig.json'), project);
  return { folder, folders, files };
}

/** The lines that a command prints, whether it succeeds or fails. */
function linesOf(command: string, args: readonly string[], folder: string): string[] {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).split(
      '\n',
    );
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`.split('\n');
  }
}

describe('the samples of the README and the documentation', () => {
  it('are found, with their page and line', () => {
    expect(of('ts', 'tsx', 'js').length).to.be.greaterThan(20);
    expect(samplesIn('a.md', 'A\n\n  ```js x\n  f();\n  ```\n')).to.deep.equal([
      { at: 'a.md:4', language: 'js', info: 'x', code: 'f();\n' },
    ]);
  });

  it('pass the type check, with imports that exist', () => {
    const { folder, folders, files } = programs(of('ts', 'tsx', 'js'));
    const lines = linesOf(`${root}node_modules/.bin/tsc`, ['--build', ...folders], folder);
    const wrong = lines.flatMap((line) => {
      const file = /^(page\d+\/sample\d+\.(\w+))\(/.exec(line);
      const sample = files.get(file?.[1] ?? '');
      if (!sample) return line.includes('error TS') ? [line] : [];
      return file?.[2] === 'js' && !BROKEN_IMPORT.test(line) ? [] : [`${sample.at}: ${line}`];
    });
    expect(wrong).to.deep.equal([]);
  });

  it('pass the linter', () => {
    const folder = temporaryFolder('lint');
    const blocks = of('ts', 'tsx', 'js', 'css').filter(({ code }) => !code.includes('…'));
    for (const [index, { code, language }] of blocks.entries()) {
      writeFileSync(join(folder, `sample${index}.${language}`), code);
    }
    const rules = {
      correctness: {
        noUndeclaredVariables: 'off',
        noUnusedVariables: 'off',
        noUnusedImports: 'off',
      },
      complexity: { noImportantStyles: 'off' },
      security: { noDangerouslySetInnerHtml: 'off' },
    };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ linter: { rules } }));
    const biome = `${root}node_modules/.bin/biome`;
    const lines = linesOf(biome, ['lint', '--reporter=github', '.'], folder);
    const wrong = lines.flatMap((line) => {
      const index = /file=sample(\d+)/.exec(line)?.[1];
      return index === undefined ? [] : [`${blocks[Number(index)]?.at}: ${line}`];
    });
    expect(wrong).to.deep.equal([]);
  });

  it('hold JSON that is valid', () => {
    for (const { at, code } of of('json')) {
      if (!code.includes('…')) expect(() => JSON.parse(code), at).not.to.throw();
    }
  });

  it('print settings and configurations that the elements accept', async () => {
    const found = (await findContracts()).map(({ contract }) => contract);
    const contracts = new Map([...found, pageEditor].map((one) => [one.tag as string, one]));
    const configuration = await findConfiguration();
    const printed = of('html').flatMap(({ at, code }) => [
      ...[...code.matchAll(/<(nh-[\w-]+)[^>]*?\ssettings='([^']*)'/g)].map(
        ([, tag = '', json = '']) => ({ at, json, fields: contracts.get(tag)?.settings as Fields }),
      ),
      ...[...code.matchAll(/id="nh-config">([^<]*)</g)].map(([, json = '']) => ({
        at,
        json,
        fields: configuration,
      })),
    ]);
    expect(printed.length).to.be.greaterThan(20);
    const refused = printed.flatMap(({ at, json, fields }) => {
      if (json.includes('…')) return [];
      const problems = parseSettings(fields, JSON.parse(json))?.problems ?? [];
      return problems.map(({ path }) => `${at}: ${path.join('.')}`);
    });
    expect(refused).to.deep.equal([]);
  });
});
