import { expect } from '@open-wc/testing';
import { configure, contracts } from '../../src';
import { type Contract, instanceOf } from '../../src/core/element';
import { defaultSettings } from '../../src/core/settings';
import { answersOf } from './answers';
import { sampleOf } from './samples';
import { newSpecies, partsDrawn, placed, type Specimen, treeOf, until } from './specimen';

// Each element is looked at where the site has switched it on.
configure({ features: (contracts as readonly Contract[]).flatMap(({ feature }) => feature ?? []) });

afterEach(() => {
  for (const box of document.querySelectorAll('body > main')) box.remove();
});

for (const contract of contracts as readonly Contract[]) {
  for (const shadow of [false, 'open'] as const) {
    describe(`<${contract.tag}> in ${shadow ? 'shadow' : 'light'} DOM`, () => {
      const { settings, attributes = {}, enhance } = sampleOf(contract);
      const known = newSpecies(contract, shadow);
      known.define();
      answersOf(contract);

      it('lives when the parser makes it', async () => {
        expect(partsDrawn(await placed(known.markup()))).to.be.greaterThan(0);
      });

      it('lives when createElement makes it, once it is connected', async () => {
        const element = document.createElement(known.tag) as Specimen;
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        element.settings = settings;
        await element.updateComplete;
        expect(partsDrawn(element)).to.equal(0);
        document.body.appendChild(document.createElement('main')).append(element);
        await element.updateComplete;
        expect(partsDrawn(element)).to.be.greaterThan(0);
        expect(element.settings).to.equal(settings);
      });

      it('lives when its code comes after the markup, and a property came before the code', async () => {
        const late = newSpecies(contract, shadow);
        const element = await placed(late.markup());
        element.removeAttribute('settings');
        element.settings = settings;
        late.define();
        await element.updateComplete;
        expect(partsDrawn(element)).to.be.greaterThan(0);
      });

      it('keeps its body when it is moved', async () => {
        const element = await placed(known.markup());
        const first = treeOf(element).querySelector('[part]');
        document.body.appendChild(document.createElement('main')).append(element);
        await element.updateComplete;
        expect(treeOf(element).querySelector('[part]')).to.equal(first);
      });

      it('draws one body in a clone', async () => {
        const element = await placed(known.markup());
        const clone = element.cloneNode(true) as Specimen;
        element.after(clone);
        await clone.updateComplete;
        expect(partsDrawn(clone)).to.equal(partsDrawn(element));
      });

      it('ends when it is removed, and lives again when it returns', async () => {
        const element = await placed(known.markup('fallback'));
        const count = partsDrawn(element);
        const parent = element.parentElement;
        element.remove();
        await element.updateComplete;
        expect(partsDrawn(element)).to.equal(0);
        expect(element.textContent).to.equal('fallback');
        parent?.append(element);
        await element.updateComplete;
        expect(partsDrawn(element)).to.equal(count);
      });

      it('comes back when innerHTML has thrown its body out', async () => {
        const element = await placed(known.markup());
        const count = partsDrawn(element);
        const redrawn = until(() => partsDrawn(element) === count);
        element.innerHTML = '';
        await redrawn;
      });

      it('takes the default when an attribute goes, and reads an empty one as its kind says', () => {
        const element = document.createElement(known.tag);
        if (contract.settings) {
          const defaults = defaultSettings(contract.settings);
          for (const text of ['', null]) {
            element.setAttribute('settings', '{"no-such-key":1}');
            if (text === null) element.removeAttribute('settings');
            else element.setAttribute('settings', text);
            expect(Reflect.get(element, 'settings'), 'settings').to.deep.equal(defaults);
          }
        }
        for (const [name, field] of Object.entries(contract.props)) {
          const { attribute, kind } = field;
          if (!attribute) continue;
          const fallback = 'default' in field ? field.default : undefined;
          element.setAttribute(attribute, '');
          const empty = kind === 'toggle' ? true : kind === 'text' ? '' : fallback;
          expect(Reflect.get(element, name), `${attribute}=""`).to.deep.equal(empty);
          element.removeAttribute(attribute);
          expect(Reflect.get(element, name), `no ${attribute}`).to.deep.equal(fallback);
        }
      });

      it('tells its events to the whole page, in their own case', async () => {
        const element = await placed(known.markup());
        const heard: string[] = [];
        for (const name of Object.keys(contract.events)) {
          document.addEventListener(name, ({ type }) => heard.push(type), { once: true });
          const part = treeOf(element).querySelector('[part]') ?? element;
          instanceOf(element)?.emit(name, {}, part);
        }
        expect(heard).to.deep.equal(Object.keys(contract.events));
      });

      it('shows its content and reports once when its settings are not JSON', async () => {
        const original = console.error;
        const logged: unknown[][] = [];
        console.error = (...words: unknown[]) => logged.push(words);
        try {
          const element = await placed(
            `<${known.tag} settings="{oops"><p>fallback</p></${known.tag}>`,
          );
          expect(element.querySelector('p')?.checkVisibility()).to.equal(true);
          expect(logged.length).to.equal(1);
          expect(logged[0]?.[1]).to.equal(element);
        } finally {
          console.error = original;
        }
      });

      it('is accessible', async () => {
        const element = await placed(known.markup());
        await expect(element).to.be.accessible();
      });

      if (enhance) {
        it('leaves the server’s markup where it is', async () => {
          const element = await placed(`<${known.tag}>${enhance}</${known.tag}>`);
          const printed = element.firstElementChild as HTMLElement;
          expect(printed.checkVisibility()).to.equal(true);
          element.remove();
          await element.updateComplete;
          expect(element.firstElementChild).to.equal(printed);
        });
      }
    });
  }
}
