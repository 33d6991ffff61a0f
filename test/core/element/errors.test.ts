import { expect } from '@open-wc/testing';
import type { ElementProblem } from '../../../src/core/element';
import { consoleDuring } from '../../page-objects/captured-console';
import { drawn, type ProbeElement, probeTag, shown } from './fixtures';
import { itUnlessReactTells } from './throwing';

/** Returns the console errors and the error events while `act` runs. */
async function reportsOf(act: () => Promise<unknown>) {
  const told: CustomEvent<ElementProblem>[] = [];
  const listen = (event: Event): void => void told.push(event as CustomEvent<ElementProblem>);
  document.addEventListener('nh-error', listen);
  try {
    return { logged: await consoleDuring('error', act), told };
  } finally {
    document.removeEventListener('nh-error', listen);
  }
}

for (const shadow of [undefined, 'open'] as const) {
  const where = shadow ? 'shadow' : 'light';

  describe(`bad JSON in ${where} DOM`, () => {
    it('keeps the children, and reports once to the page and once to the console', async () => {
      const tag = probeTag({ shadow });
      let element: ProbeElement | undefined;
      const { logged, told } = await reportsOf(async () => {
        element = await drawn(`<${tag} settings='{"word": oops}'><p>fallback</p></${tag}>`);
        document.body.append(element);
        await element.updateComplete;
      });
      expect(shown(element as ProbeElement)).to.equal(undefined);
      expect(element?.querySelector('p')?.checkVisibility()).to.equal(true);
      expect(told.length).to.equal(1);
      expect(told[0]?.detail.phase).to.equal('settings');
      expect(told[0]?.bubbles && told[0]?.composed).to.equal(true);
      expect(logged.length).to.equal(1);
      expect(logged[0]?.[0]).to.match(
        new RegExp(`^<${tag}>: settings is not valid JSON \\(.+\\), so .+ Print`),
      );
      expect(logged[0]?.[1]).to.equal(element);
    });

    it('names the remedy for an object that a framework has printed, and takes the property later', async () => {
      const tag = probeTag({ shadow });
      const { logged } = await reportsOf(async () => {
        const element = await drawn(`<${tag} settings="[object Object]"></${tag}>`);
        element.settings = { word: 'right' };
        await element.updateComplete;
        expect(shown(element)?.settings).to.deep.equal({ word: 'right' });
      });
      expect(String(logged[0]?.[0])).to.contain(
        'settings is "[object Object]" (in Vue, write :settings.prop), so the element is not rendered',
      );
    });

    it('renders as soon as the attribute is valid', async () => {
      const tag = probeTag({ shadow });
      await reportsOf(async () => {
        const element = await drawn(`<${tag} settings='{'></${tag}>`);
        element.setAttribute('settings', '{"word":"right"}');
        await element.updateComplete;
        expect(shown(element)?.settings).to.deep.equal({ word: 'right' });
      });
    });

    it('shows the children again when valid settings become invalid', async () => {
      const tag = probeTag({ shadow });
      const { logged } = await reportsOf(async () => {
        const element = await drawn(`<${tag} settings='{}'><p>fallback</p></${tag}>`);
        element.setAttribute('settings', '[1]');
        await element.updateComplete;
        expect(shown(element)).to.equal(undefined);
        expect(element.querySelector('p')?.checkVisibility()).to.equal(true);
      });
      expect(logged.length).to.equal(1);
    });

    it('ignores a wrong value, and warns of it once with its path', async () => {
      const tag = probeTag({ shadow });
      let element: ProbeElement | undefined;
      const warnings = await consoleDuring('warn', async (firstLine) => {
        element = await drawn(`<${tag} settings='{"list":[1,"two"]}'></${tag}>`);
        expect(shown(element)?.settings).to.deep.equal({ list: [1] });
        element.setAttribute('label', 'drawn again');
        await element.updateComplete;
        await firstLine;
      });
      expect(warnings.length).to.equal(1);
      expect(warnings[0]?.[0]).to.match(/^<nh-probe-\d+>: settings\.list\[1\] is "two", /);
      expect(warnings[0]?.[1]).to.equal(element);
    });
  });

  describe(`a body that throws in ${where} DOM`, () => {
    itUnlessReactTells('gives the children back and reports once, with the element', async () => {
      const tag = probeTag({ shadow });
      let element: ProbeElement | undefined;
      const { logged, told } = await reportsOf(async () => {
        element = await drawn(`<${tag} settings='{"word":"boom"}'><p>fallback</p></${tag}>`);
        await element.updateComplete;
      });
      expect(element?.querySelector('p')?.checkVisibility()).to.equal(true);
      expect(told.map(({ detail }) => detail.phase)).to.deep.equal(['render']);
      expect(logged.length).to.equal(1);
      expect(logged[0]?.[1]).to.equal(element);
      expect(told[0]?.detail.cause).to.be.an('error').with.property('message', 'boom');
    });

    itUnlessReactTells('tries again with other settings', async () => {
      const tag = probeTag({ shadow });
      await reportsOf(async () => {
        const element = await drawn(`<${tag} settings='{"word":"boom"}'></${tag}>`);
        await element.updateComplete;
        element.settings = { word: 'calm' };
        await element.updateComplete;
        expect(shown(element)?.settings).to.deep.equal({ word: 'calm' });
      });
    });

    itUnlessReactTells('fails alone: its neighbours in the same flush are drawn', async () => {
      const tag = probeTag({ shadow });
      await reportsOf(async () => {
        const box = document.body.appendChild(document.createElement('div'));
        box.innerHTML = `<${tag} settings='{"word":"boom"}'></${tag}><${tag} label="well"></${tag}>`;
        const neighbour = box.lastElementChild as ProbeElement;
        await neighbour.updateComplete;
        expect(shown(neighbour)?.label).to.equal('well');
      });
    });
  });
}
