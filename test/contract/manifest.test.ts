import { expect } from '@open-wc/testing';
import manifest from '../../custom-elements.json';
import { configure, contracts } from '../../src';
import type { Contract } from '../../src/core/element';
import firstStyles from '../../src/nh.css?inline';
import { answersOf } from './answers';
import { sampleOf } from './samples';
import { newSpecies, placed, treeOf } from './specimen';

interface Named {
  readonly name: string;
  readonly default?: string;
}

interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly Named[];
  readonly members: readonly Named[];
  readonly events: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
}

const modules: readonly { readonly declarations: unknown }[] = manifest.modules;
const declarations = modules.flatMap((module) => module.declarations as readonly Declaration[]);

const names = (things: readonly Named[]): string[] => things.map(({ name }) => name).sort();

const sources = import.meta.glob<string>(
  ['../../src/{ui,elements/kits,elements/libraries}/**/*.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The parts that the bodies of the kit tools have in any of their steps; `<Disclosure name>` is one of them. */
const written = new Set(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/(?:part|name)="([\w -]+)"/g)].flatMap(([, parts = '']) =>
      parts.split(' '),
    ),
  ),
);

// Each element is tested in a site configuration that enables it.
configure({ features: (contracts as readonly Contract[]).flatMap(({ feature }) => feature ?? []) });

const READ = /(?<=var\(\s*)--nh-[\w-]+/g;

for (const contract of contracts as readonly Contract[]) {
  describe(`the manifest of <${contract.tag}>`, () => {
    const declared = declarations.find(({ tagName }) => tagName === contract.tag) as Declaration;
    const species = newSpecies(contract, false);
    species.define();
    answersOf(contract);

    it('lists the attributes that the element observes', () => {
      const made = customElements.get(species.tag) as unknown as { observedAttributes: string[] };
      const observed = made.observedAttributes.filter((name) => name !== 'data-settings');
      expect(names(declared.attributes)).to.deep.equal(observed.sort());
    });

    it('lists the element’s properties with their defaults', () => {
      const element = document.createElement(species.tag);
      for (const member of declared.members) {
        const value = Reflect.get(element, member.name);
        expect(JSON.stringify(value), member.name).to.equal(member.default);
      }
    });

    it('lists the parts that the element renders', async () => {
      const element = await placed(species.markup());
      const parts = new Set<string>();
      for (const node of treeOf(element).querySelectorAll('[part]')) {
        for (const part of node.part) parts.add(part);
      }
      const all = names(declared.cssParts);
      // A tool with several steps renders some of its parts at a time.
      const isStepwise = sampleOf(contract).answers !== undefined;
      if (isStepwise) expect([...parts].filter((part) => !all.includes(part))).to.deep.equal([]);
      if (isStepwise) expect(all.filter((part) => !written.has(part))).to.deep.equal([]);
      else expect([...parts].sort()).to.deep.equal(all);
      element.parentElement?.remove();
    });

    it('lists the custom properties and theme tokens that its stylesheets read', async () => {
      const modules = await Promise.all([contract.load?.(), contract.enhance?.()]);
      const styles = modules.map((module) => module?.styles).join();
      const early = new Set(firstStyles.match(READ));
      const declaredEarly = names(declared.cssProperties).filter((name) => early.has(name));
      const read = new Set([...(styles.match(READ) ?? []), ...declaredEarly]);
      // Other names belong to the builder.
      const ours = names(declared.cssProperties).filter((name) => name.startsWith('--nh-'));
      expect([...read].sort()).to.deep.equal(ours);
    });
  });
}
