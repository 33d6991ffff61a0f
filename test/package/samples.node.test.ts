import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { findConfiguration, findContracts, root } from '../../scripts/contracts';
import { findSamples, type Sample, samplesIn } from '../../scripts/samples';
import { type Fields, parseSettings } from '../../src/core/settings';
import { temporaryFolder } from '../shared';

// A test of their own builds the recipes of CONTRIBUTING.md.
const samples = findSamples(root).filter(({ at }) => !at.startsWith('CONTRIBUTING'));
const of = (...languages: string[]): Sample[] =>
  samples.filter(({ language }) => languages.includes(language));

/** The page's own functions and nodes, which samples call without declaring them, and frameworks that are not installed. */
const PAGE = `
  declare module 'vue' { interface GlobalComponents {} }
  declare module 'svelte/elements' {
    interface SvelteHTMLElements {}
    interface HTMLAttributes<T> {}
  }
  declare const dataLayer: unknown[];
  declare const element: unknown;
  declare const library: any;
  declare const menu: HTMLElement;
  declare function insertIntoDocument(content: unknown, pageSettings: unknown): void;
`;

/** Errors of JavaScript samples that count: syntax, and imports that do not exist. */
const BROKEN_IMPORT = /error TS(1\d{3}|2305|2307|2459|2614):/;

/** Writes samples as files of one program, with the package's entries mapped to their sources. */
function program(blocks: readonly Sample[]): { folder: string; files: Map<string, Sample> } {
  const folder = temporaryFolder('samples');
  const files = new Map<string, Sample>();
  for (const [index, sample] of blocks.entries()) {
    const file = `sample${index}.${sample.language}`;
    files.set(file, sample);
    const isModule = /^(import|export) /m.test(sample.code);
    writeFileSync(join(folder, file), `${sample.code}${isModule ? '' : '\nexport {};\n'}`);
  }
  writeFileSync(join(folder, 'page.d.ts'), PAGE);
  symlinkSync(`${root}node_modules`, join(folder, 'node_modules'));
  const source = (path: string): string[] => [`${root}src/${path}`];
  const paths = {
    'nh-elements': source('index.ts'),
    'nh-elements/autoload': source('autoload.ts'),
    'nh-elements/nh.css': source('nh.css'),
    'nh-elements/react': source('react/index.ts'),
    'nh-elements/page': source('page/index.ts'),
    'nh-elements/page/print': source('print/index.ts'),
    'nh-elements/rules': source('rules/index.ts'),
    'nh-elements/svelte': source('frameworks/svelte.d.ts'),
    'nh-elements/vue': source('frameworks/vue.d.ts'),
    'nh-elements/tracking': source('tracking/index.ts'),
    'nh-elements/tracking/catalogue': source('tracking/catalogue/index.ts'),
    'nh-elements/kits': source('elements/kits/index.ts'),
    'nh-elements/define/*': source('define/*'),
    '/assets/nh/index.js': source('page-scripts.ts'),
    '/assets/nh/tracking.js': source('tracking/page.ts'),
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
    include: ['*'],
    exclude: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  return { folder, files };
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
    const { folder, files } = program(of('ts', 'tsx', 'js'));
    const lines = linesOf(`${root}node_modules/.bin/tsc`, ['-p', folder], folder);
    const wrong = lines.flatMap((line) => {
      const file = /^(sample\d+\.(\w+))\(/.exec(line);
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
    const contracts = new Map(
      (await findContracts()).map(({ contract }) => [contract.tag as string, contract]),
    );
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
