import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import {
  type ScrollObserverOptions,
  type ScrollState,
  scrollObserver,
} from '../../../src/core/scroll/scroll-observer';

/** A scroller of 100 px with an element of 100 px, 100 px below its edge. */
async function scroller(): Promise<{ root: HTMLElement; element: HTMLElement }> {
  const root = await fixture<HTMLElement>(html`
    <div style="height: 100px; overflow: auto">
      <div style="height: 200px"></div>
      <p style="height: 100px; margin: 0"></p>
      <div style="height: 400px"></div>
    </div>
  `);
  return { root, element: root.querySelector('p') as HTMLElement };
}

/** What an observer tells, and the way to the next call after something was done. */
function recorded(options: Partial<ScrollObserverOptions>) {
  const told: ScrollState[] = [];
  const observer = scrollObserver({ ...options, callback: (state) => told.push(state) });
  const toldAfter = async (act: () => void): Promise<ScrollState | undefined> => {
    const before = told.length;
    act();
    await waitUntil(() => told.length > before, 'Nothing was told.');
    return told.at(-1);
  };
  return { observer, told, toldAfter };
}

/** Passes when the observers have been told of what has been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
}

describe('a scroll observer', () => {
  it('tells how far an element is in view, and which way it was scrolled since', async () => {
    const { root, element } = await scroller();
    const { observer, toldAfter } = recorded({ root, sensitivity: 4 });
    const scrollTo = (top: number) => () => root.scrollTo(0, top);
    expect(await toldAfter(() => observer.observe(element))).to.deep.equal({
      isInViewport: false,
      percentage: 0,
    });
    const cases: [top: number, state: ScrollState][] = [
      [125, { isInViewport: true, percentage: 25, direction: 'down' }],
      [200, { isInViewport: true, percentage: 100, direction: 'down' }],
      [150, { isInViewport: true, percentage: 50, direction: 'up' }],
      [400, { isInViewport: false, percentage: 0, direction: 'down' }],
    ];
    for (const [top, state] of cases) expect(await toldAfter(scrollTo(top))).to.deep.equal(state);
    observer.disconnect();
  });

  it('tells only of in or out of view without a sensitivity', async () => {
    const { root, element } = await scroller();
    const { observer, told, toldAfter } = recorded({ root });
    await toldAfter(() => observer.observe(element));
    await toldAfter(() => root.scrollTo(0, 110));
    root.scrollTo(0, 180);
    await painted();
    expect(told).to.have.length(2);
    observer.disconnect();
  });

  it('sees as far around its root as the offset says', async () => {
    const { root, element } = await scroller();
    const { observer, toldAfter } = recorded({ root, offset: '150px 0px' });
    const state = await toldAfter(() => observer.observe(element));
    expect(state).to.deep.equal({ isInViewport: true, percentage: 50 });
    observer.disconnect();
  });

  it('goes by the viewport without a root', async () => {
    const element = await fixture(html`<p style="height: 20px; margin: 0"></p>`);
    const { observer, toldAfter } = recorded({ root: null });
    const state = await toldAfter(() => observer.observe(element));
    expect(state).to.deep.equal({ isInViewport: true, percentage: 100 });
    observer.disconnect();
  });

  it('knows each of its elements, and the way of each', async () => {
    const { root, element } = await scroller();
    const next = element.nextElementSibling as HTMLElement;
    const told: [Element, string | undefined][] = [];
    const observer = scrollObserver({
      root,
      callback: ({ direction }, which) => told.push([which, direction]),
    });
    observer.observe(element);
    observer.observe(next);
    await waitUntil(() => told.length === 2);
    root.scrollTo(0, 250);
    await waitUntil(() => told.length === 4);
    expect(told.slice(2)).to.have.deep.members([
      [element, 'down'],
      [next, 'down'],
    ]);
    observer.disconnect();
  });

  it('forgets the place of an element that it no longer watches', async () => {
    const { root, element } = await scroller();
    const { observer, toldAfter } = recorded({ root });
    await toldAfter(() => observer.observe(element));
    observer.unobserve(element);
    root.scrollTo(0, 150);
    const state = await toldAfter(() => observer.observe(element));
    expect(state).to.deep.equal({ isInViewport: true, percentage: 50 });
    observer.disconnect();
  });

  it('is silent from the end of its signal on', async () => {
    const { root, element } = await scroller();
    const run = new AbortController();
    const { observer, told, toldAfter } = recorded({ root, signal: run.signal });
    await toldAfter(() => observer.observe(element));
    run.abort();
    observer.observe(element);
    root.scrollTo(0, 150);
    await painted();
    expect(told).to.have.length(1);
  });

  it('takes a root of another window', async () => {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe title="The editor’s"></iframe>`);
    const root = frame.contentDocument?.body;
    expect(root).not.to.be.an.instanceOf(Node);
    scrollObserver({ root, callback: () => {} }).disconnect();
  });

  it('tells of arguments that are missing or none', () => {
    const callback = () => {};
    const cases: [options: unknown, message: string][] = [
      [undefined, 'callback is required.'],
      [{ callback: undefined }, 'callback is required.'],
      [{ callback: 'f' }, 'callback invalid type: function.'],
      [{ callback, offset: 10 }, 'offset invalid type: string.'],
      [{ callback, root: '#page' }, 'root invalid instance.'],
      [{ callback, signal: {} }, 'signal invalid instance.'],
    ];
    for (const [options, message] of cases) {
      expect(() => scrollObserver(options as ScrollObserverOptions)).to.throw(TypeError, message);
    }
  });
});
