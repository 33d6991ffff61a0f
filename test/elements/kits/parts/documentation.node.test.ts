import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../../../scripts/contracts';
import * as kits from '../../../../src/elements/kits';
import { partSections } from '../../../../src/elements/kits/parts';

const text = readFileSync(`${root}docs/kits.md`, 'utf8');

/** The examples in the order in which they stand; each brings its own import. */
const examples = [
  ...text.matchAll(/```js\nimport (\{[^}]+\}) from 'nh-elements\/kits';\n(.+?)```/gs),
];

const registered: (() => void)[] = [];

/** The import of the examples; removes their registrations afterwards. */
const imported: typeof kits = {
  ...kits,
  registerKitSection(...section) {
    registered.push(kits.registerKitSection(...section));
    return () => {};
  },
};

/** Runs an example like a page, and returns the value of its last line. */
function run(at: number, { shows }: { shows?: string } = {}): unknown {
  const [, names, code = ''] = examples[at] ?? expect.fail(`has no example ${at}`);
  const last = shows ? code.replace(shows, () => `return ${shows}`) : code;
  return new Function('kits', 'document', `const ${names} = kits;${last}`)(imported, {
    body: { classList: { contains: () => true } },
  });
}

describe('the documentation of sections', () => {
  afterEach(() => {
    for (const takeBack of registered.splice(0)) takeBack();
  });

  it('has a first example that both tools show in order', () => {
    run(0);
    const sections = partSections('settings', { colors: {} }, {}).getAll();
    expect(sections.map(({ key }) => key).slice(0, 2)).to.deep.equal(['shop', 'colors']);
    expect(sections[0]?.children.map(({ title }) => title)).to.deep.equal(['Taxes', 'Delivery']);
  });

  it('has a second example that is on if the kit has such templates', () => {
    run(1);
    const registry = partSections('templates', {}, { recipe: 'recipes' });
    const uploadedData = { manifest: { templates: [{ doc_type: 'recipe' }] } };
    expect(registry.getState({ uploadedData })).to.deep.equal({ recipes: { enabled: true } });
    expect(registry.getState({ uploadedData: { manifest: {} } })).to.deep.equal({
      recipes: { enabled: false },
    });
  });

  it('has a third example whose last line states the result', () => {
    const [said] = /\/\/ (\{.+\})/.exec(examples[2]?.[2] ?? '')?.slice(1) ?? [];
    const state = run(2, { shows: 'registry.getState' });
    expect(state).to.deep.equal(new Function(`return ${said}`)());
  });
});
