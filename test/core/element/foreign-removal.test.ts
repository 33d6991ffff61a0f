import { expect } from '@open-wc/testing';
import morphdom from 'morphdom';
import { createElement, useState } from 'react';
import { Slot } from '../../../src/core/element/react';
import { drawn, newProbe, type ProbeElement, probeTag, shown } from './fixtures';

/** A drawn probe with typed text. */
async function typedProbe(shadow?: 'open'): Promise<{ element: ProbeElement; tree: ParentNode }> {
  const tag = probeTag({ shadow });
  const element = await drawn(`<${tag}></${tag}>`);
  const tree = element.shadowRoot ?? element;
  inputIn(tree).value = 'typed';
  return { element, tree };
}

const inputIn = (tree: ParentNode): HTMLInputElement =>
  tree.querySelector('input') as HTMLInputElement;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('content that another script has removed', () => {
  for (const shadow of [undefined, 'open'] as const) {
    describe(`in ${shadow ? 'shadow' : 'light'} DOM`, () => {
      it('is back in the next task with the typed text', async () => {
        const { tree } = await typedProbe(shadow);
        tree.querySelector('[part=box]')?.remove();
        await nextTask();
        expect(inputIn(tree)?.value).to.equal('typed');
      });

      it('returns to its place, in place of what was inserted', async () => {
        const { tree } = await typedProbe(shadow);
        const printed = document.createElement('p');
        tree.querySelector('output')?.replaceWith(printed);
        inputIn(tree).remove();
        await nextTask();
        const box = tree.querySelector('[part=box]') as Element;
        expect([...box.children].map(({ localName }) => localName)).to.deep.equal([
          'output',
          'input',
        ]);
      });

      it('can still change and end', async () => {
        const { element, tree } = await typedProbe(shadow);
        inputIn(tree).remove();
        element.setAttribute('label', 'new');
        await element.updateComplete;
        expect(shown(element)?.label).to.equal('new');
        inputIn(tree).remove();
        element.remove();
        await element.updateComplete;
        expect(tree.querySelector('output') === null).to.equal(true);
      });
    });
  }

  it('survives morphdom, which takes elements with ids out of the tree that it drops', async () => {
    const Keyed = () =>
      createElement('div', { id: 'outer' }, createElement('input', { id: 'inner' }));
    const tag = probeTag({ load: () => ({ default: Keyed as never, styles: '' }) });
    const element = await drawn(`<${tag}></${tag}>`);
    inputIn(element).value = 'typed';
    for (let morphs = 0; morphs < 3; morphs++) {
      morphdom(element.parentElement as Element, `<div><${tag}></${tag}></div>`);
      await nextTask();
      expect(element.querySelector<HTMLInputElement>('#outer > #inner')?.value).to.equal('typed');
    }
  });

  it('does not take in printed markup that morphdom puts at its place', async () => {
    const { element } = await typedProbe();
    const { localName } = element;
    const printed = `<div><${localName}><div class="fallback">Printed</div></${localName}></div>`;
    morphdom(element.parentElement as Element, printed);
    await nextTask();
    expect(element.querySelector('.fallback') === null).to.equal(true);
    expect(inputIn(element)?.value).to.equal('typed');
  });

  it('stays removed when its script removes it again and again', async () => {
    const { element } = await typedProbe();
    const observer = new MutationObserver(() => element.querySelector('input')?.remove());
    observer.observe(element, { childList: true, subtree: true });
    element.querySelector('input')?.remove();
    await nextTask();
    observer.disconnect();
    expect(element.querySelector('input') === null).to.equal(true);
  });
});

describe('what is not put back', () => {
  it('a node that the body itself has removed', async () => {
    const Toggled = () => {
      const [isOpen, setOpen] = useState(true);
      const button = createElement('button', { type: 'button', onClick: () => setOpen(false) });
      return createElement('div', null, button, isOpen && createElement('p', null, 'Open'));
    };
    const tag = probeTag({ load: () => ({ default: Toggled as never, styles: '' }) });
    const element = await drawn(`<${tag}></${tag}>`);
    element.querySelector('button')?.click();
    await nextTask();
    await nextTask();
    expect(element.querySelector('p') === null).to.equal(true);
  });

  it('a child of the page that the page removes from its slot', async () => {
    const Slotted = () => createElement('section', null, createElement(Slot));
    const probe = newProbe({
      children: 'slot',
      load: () => ({ default: Slotted as never, styles: '' }),
    });
    probe.define();
    const element = await drawn(`<${probe.tag}><b>one</b><i>two</i></${probe.tag}>`);
    element.querySelector('section b')?.remove();
    await nextTask();
    expect(element.textContent).to.equal('two');
  });

  it('an element that a script has moved out of the host', async () => {
    const { element } = await typedProbe();
    const input = inputIn(element);
    document.body.append(input);
    await nextTask();
    expect(input.parentElement === document.body).to.equal(true);
    input.remove();
  });
});
