import { expect, oneEvent } from '@open-wc/testing';
import { createElement } from 'react';
import type { BodyModule } from '../../../src/core/element';
import { consoleDuring } from '../../page-objects/captured-console';
import { until } from '../../page-objects/until';
import { drawn, draws, newProbe, type ProbeElement, probeTag, shown } from './fixtures';

function inputOf(element: HTMLElement): HTMLInputElement {
  const input = (element.shadowRoot ?? element).querySelector('input');
  if (!input) throw new Error('nothing is drawn');
  return input;
}

describe('a move in the document', () => {
  for (const shadow of [undefined, 'open'] as const) {
    it(`keeps the body's state in ${shadow ? 'shadow' : 'light'} DOM`, async () => {
      const element = await drawn(`<${probeTag({ shadow })}></${probeTag()}>`);
      const input = inputOf(element);
      input.value = 'typed';
      const before = draws.get(element);
      document.body.append(element);
      await element.updateComplete;
      expect(inputOf(element)).to.equal(input);
      expect(input.value).to.equal('typed');
      expect(draws.get(element)).to.equal(before);
    });
  }

  it('keeps the state and the focus, by moveBefore', async () => {
    const element = await drawn(`<${probeTag()}></${probeTag()}>`);
    inputOf(element).focus();
    (
      document.body as ParentNode & { moveBefore?(node: Node, before: Node | null): void }
    ).moveBefore?.(element, null);
    await element.updateComplete;
    expect(document.activeElement).to.equal(inputOf(element));
  });

  it('into a shadow root adopts the stylesheet there', async () => {
    const element = await drawn(`<${probeTag()}></${probeTag()}>`);
    const root = document.body
      .appendChild(document.createElement('div'))
      .attachShadow({ mode: 'open' });
    root.append(element);
    await element.updateComplete;
    expect(getComputedStyle(element.querySelector('output') as Element).color).to.equal(
      'rgb(1, 2, 3)',
    );
  });
});

describe('removal and return', () => {
  it('ends the body and returns the children; a return renders it again', async () => {
    const tag = probeTag();
    const element = await drawn(`<${tag}>fallback</${tag}>`);
    expect(element.textContent).not.to.contain('fallback');
    element.remove();
    await element.updateComplete;
    expect(element.innerHTML).to.equal('fallback');
    document.body.append(element);
    await element.updateComplete;
    expect(shown(element)).to.include({ size: 3 });
    expect(element.textContent).not.to.contain('fallback');
  });

  it('reads attributes that changed while the element was removed', async () => {
    const tag = probeTag();
    const element = await drawn(`<${tag}></${tag}>`);
    element.remove();
    await element.updateComplete;
    element.setAttribute('size', '9');
    document.body.append(element);
    await element.updateComplete;
    expect(shown(element)?.size).to.equal(9);
  });
});

describe('clones and replaced content', () => {
  it('renders one body in a clone of a live element', async () => {
    for (const children of ['replace', 'enhance', 'slot'] as const) {
      const tag = probeTag({ children });
      const element = await drawn(`<${tag} label="one"></${tag}>`);
      const clone = element.cloneNode(true) as ProbeElement;
      document.body.append(clone);
      await clone.updateComplete;
      expect(clone.querySelectorAll('output').length, children).to.equal(1);
      clone.setAttribute('label', 'two');
      await clone.updateComplete;
      expect(shown(clone)?.label).to.equal('two');
      expect(shown(element)?.label).to.equal('one');
    }
  });

  it('renders the body again after innerHTML has removed it', async () => {
    const tag = probeTag();
    const element = await drawn(`<${tag}></${tag}>`);
    const input = inputOf(element);
    const redrawn = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!element.contains(input)) return;
        observer.disconnect();
        resolve();
      }).observe(element, { childList: true });
    });
    element.innerHTML = '<b>new</b>';
    await redrawn;
    expect(element.querySelector('b')).to.equal(null);
    element.setAttribute('label', 'alive');
    await element.updateComplete;
    expect(shown(element)?.label).to.equal('alive');
  });
});

describe('many elements at once', () => {
  it('are all rendered, and all removed', async () => {
    const tag = probeTag();
    const box = document.createElement('div');
    box.innerHTML = `<${tag}></${tag}>`.repeat(300);
    document.body.append(box);
    const elements = [...box.children] as ProbeElement[];
    await Promise.all(elements.map((element) => element.updateComplete));
    expect(box.querySelectorAll('output').length).to.equal(300);
    box.remove();
    await Promise.all(elements.map((element) => element.updateComplete));
    expect(box.querySelectorAll('output').length).to.equal(0);
  });

  it('yield to the browser before all are rendered, and are all rendered in the end', async () => {
    const slow = newProbe();
    const load = slow.contract.load as () => BodyModule;
    const probe = newProbe({
      load: async () => {
        const { default: Body, styles } = await load();
        const Slow = (props: object) => {
          // A body that takes 1 ms of work.
          for (const end = performance.now() + 1; performance.now() < end; );
          return createElement(Body as never, props);
        };
        return { default: Slow as never, styles };
      },
    });
    probe.define();
    const first = await drawn(`<${probe.tag}></${probe.tag}>`);
    const box = document.body.appendChild(document.createElement('div'));
    box.innerHTML = `<${probe.tag}></${probe.tag}>`.repeat(120);
    const nextTask = new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(box.querySelectorAll('output').length);
      port2.postMessage(null);
    });
    expect(await nextTask).to.be.within(1, 119);
    const elements = [...box.children] as ProbeElement[];
    await Promise.all(elements.map((element) => element.updateComplete));
    expect(box.querySelectorAll('output').length).to.equal(120);
    box.remove();
    first.remove();
  });

  it('an element that another body renders and removes ends without errors', async () => {
    const errors = await consoleDuring('error', async () => {
      const inner = probeTag();
      const element = await drawn(`<${probeTag({ children: 'enhance' })}></${probeTag()}>`);
      const nested = document.createElement(inner) as ProbeElement;
      element.querySelector('[data-nh-body]')?.append(nested);
      await nested.updateComplete;
      element.remove();
      await Promise.all([element.updateComplete, nested.updateComplete]);
      expect(nested.querySelector('output')).to.equal(null);
    });
    expect(errors).to.deep.equal([]);
  });
});

describe('loading the body', () => {
  it('keeps the children until it is loaded', async () => {
    let arrive = (): void => {};
    const load = newProbe().contract.load;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const probe = newProbe({ load: () => arrival.then(load) });
    probe.define();
    const element = document.createElement(probe.tag) as ProbeElement;
    element.textContent = 'waiting';
    document.body.append(element);
    await Promise.resolve();
    expect(element.textContent).to.equal('waiting');
    arrive();
    await element.updateComplete;
    expect(shown(element)?.size).to.equal(3);
  });

  it('reports a failure once, keeps the children, and tries again at the next connection', async () => {
    let fails = true;
    const load = newProbe().contract.load as () => BodyModule;
    const probe = newProbe({
      load: async () => {
        if (fails) throw new Error('offline');
        return load();
      },
    });
    probe.define();
    const element = document.createElement(probe.tag) as ProbeElement;
    element.textContent = 'fallback';
    setTimeout(() => document.body.append(element));
    const { detail } = await oneEvent(element, 'nh-error');
    expect(detail.phase).to.equal('load');
    expect(element.textContent).to.equal('fallback');
    fails = false;
    element.remove();
    document.body.append(element);
    await element.updateComplete;
    expect(shown(element)?.size).to.equal(3);
  });

  it('is requested again by itself where the element is eager, without a touch', async () => {
    let requests = 0;
    const load = newProbe().contract.load as () => BodyModule;
    const probe = newProbe({
      load: async () => {
        if (++requests === 1) throw new Error('offline');
        return load();
      },
    });
    probe.define();
    const eager = document.createElement(probe.tag) as ProbeElement;
    eager.setAttribute('loading', 'eager');
    setTimeout(() => document.body.append(eager));
    await oneEvent(eager, 'nh-error');
    expect(document.documentElement.classList.contains(`${probe.tag}-failed`)).to.equal(true);
    await until(() => shown(eager)?.size === 3);
    expect(document.documentElement.classList.contains(`${probe.tag}-failed`)).to.equal(false);
  });

  it('defines the elements that a body renders first', async () => {
    const inner = newProbe();
    const outer = newProbe({ inner: [inner.contract] });
    outer.define();
    expect(customElements.get(inner.tag)).to.be.a('function');
  });
});
