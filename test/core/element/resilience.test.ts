import { expect } from '@open-wc/testing';
import { createElement } from 'react';
import { configure, siteConfig } from '../../../src/core/config';
import type { BodyModule } from '../../../src/core/element';
import { defineElement, instanceOf } from '../../../src/core/element';
import { breakConsole, consoleDuring } from '../../page-objects/captured-console';
import { drawn, newProbe, type ProbeElement, probeTag, shown } from './fixtures';
import { itUnlessReactTells } from './throwing';

describe('when the page is unkind', () => {
  itUnlessReactTells(
    'elements are drawn though an error tracker makes console.error throw',
    async () => {
      const tag = probeTag();
      const restore = breakConsole('error');
      try {
        await drawn(`<${tag} settings='{oops'></${tag}>`);
        const element = await drawn(`<${tag} settings='{"word":"boom"}'>fallback</${tag}>`);
        expect(element.textContent).to.equal('fallback');
      } finally {
        restore();
      }
      expect(shown(await drawn(`<${tag}></${tag}>`))).to.not.equal(undefined);
    },
  );

  itUnlessReactTells('a body that threw is tried again after a removal and a return', async () => {
    let fails = true;
    const load = newProbe().contract.load as () => BodyModule;
    const { default: Probe, styles } = await load();
    const Moody = (props: object) => {
      if (fails) throw new Error('moody');
      return createElement(Probe as never, props);
    };
    const tag = probeTag({ load: () => ({ default: Moody as never, styles }) });
    await consoleDuring('error', async () => {
      const element = await drawn(`<${tag}></${tag}>`);
      expect(shown(element)).to.equal(undefined);
      fails = false;
      element.remove();
      await element.updateComplete;
      document.body.append(element);
      await element.updateComplete;
      expect(shown(element)).to.not.equal(undefined);
    });
  });
});

describe('a body that reads the site’s configuration', () => {
  afterEach(() => configure({ version: undefined }));

  it('is rendered again when the configuration changes', async () => {
    const Reader = () => createElement('output', null, `"${siteConfig().version}"`);
    const tag = probeTag({ load: () => ({ default: Reader as never, styles: '' }) });
    const element = await drawn(`<${tag}></${tag}>`);
    configure({ version: '2' });
    await element.updateComplete;
    expect(shown(element)).to.equal('2');
  });
});

describe('registration in shadow roots', () => {
  afterEach(() => document.querySelector('script[data-shadow]')?.remove());

  it('also applies to the elements that a body renders', () => {
    const inner = newProbe();
    newProbe({ inner: [inner.contract], shadow: 'open' }).define();
    expect(document.createElement(inner.tag).shadowRoot).to.not.equal(null);
  });

  it('may be closed, by option or by the script’s data-shadow', async () => {
    const script = document.head.appendChild(document.createElement('script'));
    script.dataset.shadow = 'closed';
    for (const shadow of ['closed', undefined] as const) {
      const probe = newProbe();
      defineElement(probe.contract, { shadow });
      const element = (await drawn(`<${probe.tag}></${probe.tag}>`)) as ProbeElement;
      expect(element.shadowRoot).to.equal(null);
      const root = instanceOf(element)?.bodyShadow as ShadowRoot;
      expect(root.querySelector('output')).to.not.equal(null);
    }
  });

  it('keep their space while their body loads, and are marked for stylesheets', async () => {
    let come = (): void => {};
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    const load = newProbe().contract.load as () => BodyModule;
    const probe = newProbe({ load: () => coming.then(load) });
    probe.define();
    const element = document.body.appendChild(document.createElement(probe.tag)) as ProbeElement;
    await Promise.resolve();
    expect(element.matches('[data-nh-waiting]')).to.equal(true);
    come();
    await element.updateComplete;
    expect(element.matches('[data-nh-waiting]')).to.equal(false);
    expect(shown(element)).to.not.equal(undefined);
    element.remove();
  });

  it('whose body failed to load are marked for stylesheets, and load it at the next touch', async () => {
    let isOffline = true;
    const load = newProbe().contract.load as () => BodyModule;
    const probe = newProbe({
      load: async () => {
        if (isOffline) throw new Error('offline');
        return load();
      },
    });
    probe.define();
    let element!: ProbeElement;
    await consoleDuring('error', async () => {
      element = await drawn(`<${probe.tag}>fallback</${probe.tag}>`);
    });
    const isMarked = () => document.documentElement.classList.contains(`${probe.tag}-failed`);
    expect(isMarked()).to.equal(true);
    expect(element.matches('[data-nh-waiting]')).to.equal(false);
    isOffline = false;
    element.dispatchEvent(new PointerEvent('pointerover'));
    await element.updateComplete;
    expect(shown(element), 'not many times a second').to.equal(undefined);
    const { now } = performance;
    performance.now = () => now.call(performance) + 5000;
    element.dispatchEvent(new PointerEvent('pointerover'));
    performance.now = now;
    await element.updateComplete;
    expect(shown(element)).to.not.equal(undefined);
    expect(isMarked()).to.equal(false);
  });
});
