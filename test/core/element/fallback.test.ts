import { expect } from '@open-wc/testing';
import { instanceOf } from '../../../src/core/element';
import { until } from '../../page-objects/until';
import { drawn, draws, type ProbeElement, probeTag, shown } from './fixtures';

const byForm = (host: HTMLElement) => (host.querySelector('form') ? 'enhance' : 'replace');

describe('the fallback content of a live element', () => {
  it('is part of its clone and its serialisation', async () => {
    const tag = probeTag();
    const element = await drawn(`<${tag}><p id="f">fallback</p></${tag}>`);
    for (const make of [
      () => element.cloneNode(true) as ProbeElement,
      () => document.createRange().createContextualFragment(element.outerHTML).firstChild,
    ]) {
      const copy = make() as ProbeElement;
      document.body.append(copy);
      await copy.updateComplete;
      expect(copy.querySelectorAll('output').length).to.equal(1);
      expect(copy.textContent).not.to.contain('fallback');
      copy.remove();
      await copy.updateComplete;
      expect(copy.innerHTML).to.equal('<p id="f">fallback</p>');
    }
  });

  it('is not matched by selectors, and is replaced by new content', async () => {
    const tag = probeTag();
    const element = await drawn(`<${tag}><p>old</p></${tag}>`);
    expect(element.querySelector('p')).to.equal(null);
    element.innerHTML = '<b>new</b>';
    await until(() => shown(element) !== undefined && !element.querySelector('b'));
    element.remove();
    await element.updateComplete;
    expect(element.innerHTML).to.equal('<b>new</b>');
  });

  it('does not make a clone treat a rendered form as printed', async () => {
    const tag = probeTag({ children: byForm });
    const element = await drawn(`<${tag}><p>fallback</p></${tag}>`);
    element.querySelector('[data-nh-body]')?.append(document.createElement('form'));
    const clone = element.cloneNode(true) as ProbeElement;
    document.body.append(clone);
    await clone.updateComplete;
    expect(instanceOf(clone)?.childrenPolicy).to.equal('replace');
  });
});

for (const shadow of [undefined, 'open'] as const) {
  describe(`a policy that depends on the content, in ${shadow ?? 'light'} DOM`, () => {
    const tag = probeTag({ children: byForm, shadow });
    const policyOf = (element: Element) => instanceOf(element)?.childrenPolicy;
    const becomes = async (policy: string, element: Element): Promise<void> => {
      while (policyOf(element) !== policy) await new Promise((next) => setTimeout(next));
    };

    it('changes when a form is added later, or removed', async () => {
      const element = await drawn(`<${tag}><p>fallback</p></${tag}>`);
      expect(policyOf(element)).to.equal('replace');
      const form = document.createElement('form');
      element.append(form);
      await becomes('enhance', element);
      expect(form.parentNode).to.equal(element);
      expect([...element.children].indexOf(form)).to.equal(1);
      form.remove();
      await becomes('replace', element);
      expect(shown(element)).to.not.equal(undefined);
    });

    it('keeps the body while the policy stays the same', async () => {
      const element = await drawn(`<${tag}></${tag}>`);
      const tree = element.shadowRoot ?? element;
      const output = tree.querySelector('output');
      const before = draws.get(element);
      element.append('text');
      await new Promise((resolve) => setTimeout(resolve));
      await element.updateComplete;
      expect(tree.querySelector('output')).to.equal(output);
      expect(draws.get(element)).to.equal(before);
    });
  });
}

describe('an enhanced element', () => {
  it('has one body, for the new markup, after innerHTML has added to it', async () => {
    const tag = probeTag({ children: 'enhance' });
    const element = await drawn(`<${tag}><form></form></${tag}>`);
    const body = element.querySelector('output');
    element.innerHTML += '<p>more</p>';
    await until(() => element.querySelectorAll('output').length === 1 && !element.contains(body));
    expect(element.querySelectorAll('form, p').length).to.equal(2);
    element.remove();
    await element.updateComplete;
    expect(element.innerHTML).to.equal('<form></form><p>more</p>');
  });
});
