import { expect } from '@open-wc/testing';
import { configure, contracts } from '../../src';
import { type Contract, instanceOf } from '../../src/core/element';
import { defaultSettings } from '../../src/core/settings';
import { captureConsole } from '../page-objects/captured-console';
import { until } from '../page-objects/until';
import { answersOf } from './answers';
import { sampleOf } from './samples';
import { newSpecies, partsDrawn, placed, type Specimen, treeOf } from './specimen';

// Each element is tested in a site configuration that enables it.
configure({ features: (contracts as readonly Contract[]).flatMap(({ feature }) => feature ?? []) });

afterEach(() => {
  for (const box of document.querySelectorAll('body > main')) box.remove();
  // A colour switcher takes the choice from a cookie, which a test in another window may have set.
  document.documentElement.style.colorScheme = '';
});

for (const contract of contracts as readonly Contract[]) {
  for (const shadow of [false, 'open'] as const) {
    describe(`<${contract.tag}> in ${shadow ? 'shadow' : 'light'} DOM`, () => {
      const { settings, attributes = {}, enhance } = sampleOf(contract);
      const known = newSpecies(contract, shadow);
      known.define();
      answersOf(contract);

      it('starts when the parser creates it', async () => {
        expect(partsDrawn(await placed(known.markup()))).to.be.greaterThan(0);
      });

      it('starts when createElement creates it and it is connected', async () => {
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

      it('starts when its code is loaded after the markup, and keeps a property that was set before', async () => {
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

      it('renders one body in a clone', async () => {
        const element = await placed(known.markup());
        const clone = element.cloneNode(true) as Specimen;
        element.after(clone);
        await clone.updateComplete;
        expect(partsDrawn(clone)).to.equal(partsDrawn(element));
      });

      it('ends when it is removed, and starts again when it returns', async () => {
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

      it('renders again when innerHTML has removed its body', async () => {
        const element = await placed(known.markup());
        element.innerHTML = '';
        await until(() => partsDrawn(element) > 0);
      });

      it('restores the default when an attribute is removed, and reads an empty one by its kind', () => {
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

      it('dispatches its events to the whole page, in their own case', async () => {
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
        const errors = captureConsole('error');
        try {
          const element = await placed(
            `<${known.tag} settings="{oops"><p>fallback</p></${known.tag}>`,
          );
          expect(element.querySelector('p')?.checkVisibility()).to.equal(true);
          expect(errors.calls.length).to.equal(1);
          expect(errors.calls[0]?.[1]).to.equal(element);
        } finally {
          errors.restore();
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
