import { expect } from '@open-wc/testing';
import { until } from '../../page-objects/until';
import { drawn, type ProbeElement, probeTag } from './fixtures';

const slotOf = (element: Element, name = ''): Element | undefined =>
  [...element.querySelectorAll(`[data-nh-slot="${name}"]`)].find(
    (slot) => slot.closest('[data-nh-body]')?.parentElement === element,
  );

const textOf = (element: Element, name?: string): string =>
  slotOf(element, name)?.textContent ?? '';

describe('slotted children in light DOM', () => {
  const tag = probeTag({ children: 'slot', slots: ['', 'aside'] });

  it('survive in a clone of a live element, where each host keeps its own', async () => {
    const inner = `<${tag}><i>inner</i></${tag}>`;
    const element = await drawn(`<${tag}><b>one</b><p slot="aside">two</p>${inner}</${tag}>`);
    const clone = element.cloneNode(true) as ProbeElement;
    document.body.append(clone);
    await clone.updateComplete;
    for (const host of [element, clone]) {
      expect(textOf(host, 'aside')).to.equal('two');
      expect(slotOf(host)?.children.length).to.equal(2);
      const nested = host.querySelector(tag) as Element;
      await (nested as ProbeElement).updateComplete;
      expect(textOf(nested)).to.equal('inner');
      expect(nested.querySelectorAll('[data-nh-body]').length).to.equal(1);
    }
  });

  it('are replaced by content that innerHTML sets', async () => {
    const element = await drawn(`<${tag}><b>old</b><p slot="aside">old</p></${tag}>`);
    element.innerHTML = '<b>new</b>';
    await until(() => textOf(element) === 'new');
    expect(textOf(element, 'aside')).to.equal('');
    expect(element.textContent).not.to.contain('old');
    expect(element.querySelectorAll('output').length).to.equal(1);
  });

  it('stay when innerHTML adds content', async () => {
    const element = await drawn(`<${tag}><b>one</b></${tag}>`);
    element.innerHTML += '<b>two</b>';
    await until(() => textOf(element) === 'onetwo');
    expect(element.querySelectorAll('output').length).to.equal(1);
  });

  it('may be added later, each into its own slot', async () => {
    const element = await drawn(`<${tag}><b>one</b></${tag}>`);
    element.append(Object.assign(document.createElement('b'), { textContent: 'two' }));
    const aside = Object.assign(document.createElement('p'), {
      slot: 'aside',
      textContent: 'side',
    });
    element.append(aside);
    await until(() => textOf(element) === 'onetwo' && textOf(element, 'aside') === 'side');
  });

  it('are hidden without a slot of their name, and return in source order', async () => {
    const source = '<i slot="none">a</i><b>b</b><p slot="aside">c</p><b>d</b><i slot="none">e</i>';
    const element = await drawn(`<${tag}>${source}</${tag}>`);
    for (const hidden of element.querySelectorAll('i')) {
      expect(hidden.isConnected && hidden.checkVisibility()).to.equal(false);
    }
    element.remove();
    await element.updateComplete;
    expect(element.innerHTML).to.equal(source);
  });

  it('from another window’s document are slotted too', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const foreign = frame.contentDocument?.createElement('p') as HTMLElement;
    foreign.slot = 'aside';
    foreign.textContent = 'foreign';
    const element = await drawn(`<${tag}></${tag}>`);
    element.append(foreign);
    await until(() => textOf(element, 'aside') === 'foreign');
    frame.remove();
  });
});
