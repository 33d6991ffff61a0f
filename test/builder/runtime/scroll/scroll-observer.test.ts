import { expect, fixture, html } from '@open-wc/testing';
import {
  type ScrollObserverOptions,
  type ScrollState,
  scrollObserver,
} from '../../../../src/builder/runtime/scroll/scroll-observer';
import { rendered, until } from '../../../page-objects/until';

/** A scroll container of 100 px with an element of 100 px, 100 px below its edge. */
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

/** Records the calls of an observer; returns a function that awaits the next call after an action. */
function recorded(options: Partial<ScrollObserverOptions>) {
  const told: ScrollState[] = [];
  const observer = scrollObserver({ ...options, callback: (state) => told.push(state) });
  const toldAfter = async (act: () => void): Promise<ScrollState | undefined> => {
    const before = told.length;
    act();
    await until(() => told.length > before, 'Nothing was told.');
    return told.at(-1);
  };
  return { observer, told, toldAfter };
}

describe('a scroll observer', () => {
  it('reports how far an element is in view, and the scroll direction', async () => {
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

  it('reports only in or out of view without a sensitivity', async () => {
    const { root, element } = await scroller();
    const { observer, told, toldAfter } = recorded({ root });
    await toldAfter(() => observer.observe(element));
    await toldAfter(() => root.scrollTo(0, 110));
    root.scrollTo(0, 180);
    await rendered();
    expect(told).to.have.length(2);
    observer.disconnect();
  });

  it('observes a margin around its root according to the offset', async () => {
    const { root, element } = await scroller();
    const { observer, toldAfter } = recorded({ root, offset: '150px 0px' });
    const state = await toldAfter(() => observer.observe(element));
    expect(state).to.deep.equal({ isInViewport: true, percentage: 50 });
    observer.disconnect();
  });

  it('uses the viewport without a root', async () => {
    const element = await fixture(html`<p style="height: 20px; margin: 0"></p>`);
    const { observer, toldAfter } = recorded({ root: null });
    const state = await toldAfter(() => observer.observe(element));
    expect(state).to.deep.equal({ isInViewport: true, percentage: 100 });
    observer.disconnect();
  });

  it('tracks the direction of each element separately', async () => {
    const { root, element } = await scroller();
    const next = element.nextElementSibling as HTMLElement;
    const told: [Element, string | undefined][] = [];
    const observer = scrollObserver({
      root,
      callback: ({ direction }, which) => told.push([which, direction]),
    });
    observer.observe(element);
    observer.observe(next);
    await until(() => told.length === 2);
    root.scrollTo(0, 250);
    await until(() => told.length === 4);
    expect(told.slice(2)).to.have.deep.members([
      [element, 'down'],
      [next, 'down'],
    ]);
    observer.disconnect();
  });

  it('forgets the position of an element that is no longer observed', async () => {
    const { root, element } = await scroller();
    const { observer, toldAfter } = recorded({ root });
    await toldAfter(() => observer.observe(element));
    observer.unobserve(element);
    root.scrollTo(0, 150);
    const state = await toldAfter(() => observer.observe(element));
    expect(state).to.deep.equal({ isInViewport: true, percentage: 50 });
    observer.disconnect();
  });

  it('reports nothing after its signal aborts', async () => {
    const { root, element } = await scroller();
    const run = new AbortController();
    const { observer, told, toldAfter } = recorded({ root, signal: run.signal });
    await toldAfter(() => observer.observe(element));
    run.abort();
    observer.observe(element);
    root.scrollTo(0, 150);
    await rendered();
    expect(told).to.have.length(1);
  });

  it('accepts a root of another window', async () => {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe title="The editor’s"></iframe>`);
    const root = frame.contentDocument?.body;
    expect(root).not.to.be.an.instanceOf(Node);
    scrollObserver({ root, callback: () => {} }).disconnect();
  });

  it('reports missing or invalid arguments', () => {
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
