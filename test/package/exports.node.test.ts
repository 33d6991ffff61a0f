import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';

interface Entry {
  readonly types: string;
  readonly default: string;
}

const { exports, sideEffects } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  exports: Record<string, string | Entry>;
  sideEffects: string[];
};

/** A name in place of each pattern's star. */
const examples: Record<string, string> = {
  './define/*': 'contact-form',
  './elements/*': 'contact-form',
  './cdn/*': 'autoload.js',
  './schemas/*': 'messages.en.json',
};

const entries = Object.entries(exports).map(([name, entry]) => {
  const fill = (text: string): string => text.replace('*', examples[name] ?? '');
  const { types, default: file } =
    typeof entry === 'string' ? { types: undefined, default: entry } : entry;
  return { name: fill(name), types: types && fill(types), file: fill(file) };
});

describe('the package, as it is built', () => {
  for (const { name, types, file } of entries) {
    it(`${name} has its file${types ? ' and its types' : ''}`, () => {
      expect(existsSync(root + file), file).to.equal(true);
      if (types) expect(existsSync(root + types), types).to.equal(true);
    });
  }

  it('can be imported in Node, entry by entry, and registers nothing there', () => {
    const names = entries
      .filter(({ types }) => types)
      .map(({ name }) => name.replace(/^\./, 'nh-elements'));
    const script = `for (const name of ${JSON.stringify(names)}) await import(name); console.log('fine')`;
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

  it('keeps React and zod out of what must be light', () => {
    for (const light of [
      'dist/autoload.js',
      'dist/rules/index.js',
      'dist/tracking/index.js',
      'dist/cdn/autoload.js',
    ]) {
      expect(readFileSync(root + light, 'utf8'), light).not.to.match(/from\s*["'](react|zod)/);
    }
  });

  it('declares the side effects that it has', () => {
    expect(sideEffects).to.include.members(['./dist/autoload.js', './dist/define/*.js']);
  });
});
