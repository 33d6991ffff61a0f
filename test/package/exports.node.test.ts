import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';

interface Entry {
  readonly types: string;
  /** Absent for an entry of types only. */
  readonly default?: string;
}

const { exports, sideEffects } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  exports: Record<string, string | Entry>;
  sideEffects: string[];
};

/** Sample names that replace each pattern's star. */
const examples: Record<string, string> = {
  './define/*': 'contact-form',
  './elements/*': 'contact-form',
  './cdn/*': 'autoload.js',
  './schemas/*': 'messages.en.json',
  './languages/*.json': 'pt-BR',
};

const entries = Object.entries(exports).map(([name, entry]) => {
  const fill = (text: string): string => text.replace('*', examples[name] ?? '');
  const { types, default: file } =
    typeof entry === 'string' ? { types: undefined, default: entry } : entry;
  return { name: fill(name), types: types && fill(types), file: file && fill(file) };
});

describe('the package, as it is built', () => {
  for (const { name, types, file } of entries) {
    it(`${name} has its file${types ? ' and its types' : ''}`, () => {
      if (file) expect(existsSync(root + file), file).to.equal(true);
      if (types) expect(existsSync(root + types), types).to.equal(true);
    });
  }

  it('can be imported in Node, entry by entry with every element, and registers nothing there', () => {
    const names = entries.filter(({ types, file }) => types && file).map(({ name }) => name);
    const elements = readdirSync(`${root}dist/define`).filter((file) => file.endsWith('.js'));
    const all = [
      ...names,
      ...elements.flatMap((file) => {
        const tag = file.slice(0, -'.js'.length);
        return [`./define/${tag}`, `./elements/${tag}`];
      }),
    ].map((name) => name.replace(/^\./, 'nh-elements'));
    const script = `for (const name of ${JSON.stringify(all)})
      await import(name).catch((error) => console.log(name, error.message));
      console.log('fine')`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(said.trim()).to.equal('fine');
  });

  it('validates in Node', () => {
    const script =
      "import { validate } from 'nh-elements/rules'; const data = new FormData(); " +
      "const rules = [{ rule: 'required', field: 'a', error: 'Empty.' }]; " +
      'console.log(validate({ rules }, data).get("a").error)';
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(said.trim()).to.equal('Empty.');
  });

  it('keeps React and zod out of the light entries', () => {
    for (const light of [
      'dist/autoload.js',
      'dist/page/index.js',
      'dist/rules/index.js',
      'dist/tracking/index.js',
      'dist/page-editor.js',
      'dist/cdn/autoload.js',
    ]) {
      expect(readFileSync(root + light, 'utf8'), light).not.to.match(/from\s*["'](react|zod)/);
    }
  });

  it('keeps the sanitiser in the entry that prints', () => {
    const reads = readFileSync(`${root}dist/page/index.js`, 'utf8');
    expect(reads).not.to.match(/from\s*["'](?:parse5|hast-util)/);
  });

  it('declares the side effects that it has', () => {
    expect(sideEffects).to.include.members(['./dist/autoload.js', './dist/define/*.js']);
  });
});
