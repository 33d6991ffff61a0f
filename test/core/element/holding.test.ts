import { expect } from '@open-wc/testing';
import { configure } from '../../../src/core/config';
import { onAttributeChange } from '../../../src/core/dom/attribute-change';
import { drawn, type ProbeElement, probeTag, shown } from './fixtures';

const DELAY = 'data-delay-child-handlers';

/** Counts the updates of `element`. */
function countSyncs(element: ProbeElement): () => number {
  let syncs = 0;
  Object.assign(element, { sync: () => syncs++ });
  return () => syncs;
}

const afterObservers = () => new Promise((resolve) => setTimeout(resolve));

describe('a delaying ancestor', () => {
  const tag = probeTag();

  it('releases elements that have left', async () => {
    const around = await drawn(`<div ${DELAY}="true"><${tag}></${tag}></div>`);
    const element = around.firstElementChild as ProbeElement;
    await element.updateComplete;
    element.remove();
    await element.updateComplete;
    const syncs = countSyncs(element);
    around.removeAttribute(DELAY);
    await afterObservers();
    expect(syncs()).to.equal(0);
  });

  it('does not end running elements when it starts to delay', async () => {
    const around = await drawn(`<div><${tag}></${tag}></div>`);
    const element = around.firstElementChild as ProbeElement;
    await element.updateComplete;
    const output = element.querySelector('output');
    around.setAttribute(DELAY, 'true');
    element.setAttribute('label', 'still');
    await element.updateComplete;
    expect(shown(element)?.label).to.equal('still');
    expect(element.querySelector('output')).to.equal(output);
  });

  it('delays elements across shadow roots', async () => {
    const around = await drawn(`<div ${DELAY}="true"><section></section></div>`);
    const root = (around.firstElementChild as Element).attachShadow({ mode: 'open' });
    root.innerHTML = `<${tag}></${tag}>`;
    const element = root.firstElementChild as ProbeElement;
    await element.updateComplete;
    expect(shown(element)).to.equal(undefined);
    around.removeAttribute(DELAY);
    await afterObservers();
    expect(shown(element)).to.not.equal(undefined);
  });
});

describe('the builder’s node in edit mode', () => {
  afterEach(() => configure({ mode: 'public' }));

  it('releases elements that have left', async () => {
    configure({ mode: 'edit' });
    const tag = probeTag();
    const widget = await drawn(`<div data-element_type="widget"><${tag}></${tag}></div>`);
    const element = widget.firstElementChild as ProbeElement;
    await element.updateComplete;
    element.remove();
    await element.updateComplete;
    const syncs = countSyncs(element);
    widget.setAttribute('data-settings', '{}');
    await afterObservers();
    expect(syncs()).to.equal(0);
  });

  it('is recognised beside the editor’s own overlay', async () => {
    const tag = probeTag();
    const widget = await drawn(
      `<div data-element_type="widget" data-settings='{"word":"built"}'>` +
        `<div class="elementor-element-overlay">tools</div><div><${tag}></${tag}></div></div>`,
    );
    const element = widget.querySelector(tag) as ProbeElement;
    await element.updateComplete;
    expect(shown(element)?.settings).to.deep.equal({ word: 'built' });
  });
});

describe('an attribute’s observer', () => {
  it('ends with its signal', async () => {
    const node = document.createElement('i');
    const connection = new AbortController();
    let changes = 0;
    onAttributeChange(node, 'title', () => changes++, connection.signal);
    node.title = 'one';
    await afterObservers();
    connection.abort();
    node.title = 'two';
    await afterObservers();
    expect(changes).to.equal(1);
  });
});
