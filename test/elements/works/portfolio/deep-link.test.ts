import { expect } from '@open-wc/testing';
import {
  type DeepLink,
  deepLink,
  type LinkedView,
} from '../../../../src/elements/works/portfolio/deep-link';
import { everything } from '../../../../src/elements/works/portfolio/list/filter';

const ALL: LinkedView = { filter: everything, search: '' };
const chosen = (category: number, search = ''): LinkedView => ({
  filter: { category, otherCategory: null },
  search,
});

describe('a portfolio in the page’s address', () => {
  const address = location.href;
  let ended: AbortController;
  let told: LinkedView[];
  let link: DeepLink;

  beforeEach(() => {
    ended = new AbortController();
    told = [];
    link = deepLink(window, 1, (view) => told.push(view), ended.signal);
  });
  afterEach(() => {
    ended.abort();
    history.replaceState(null, '', address);
  });

  /** Goes back one history entry, and waits for the page. */
  function back(): Promise<unknown> {
    const there = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    history.back();
    return there;
  }

  it('follows the back button', async () => {
    link.push(chosen(1));
    link.push(chosen(2));
    expect(link.view()).to.deep.equal(chosen(2));
    await back();
    await back();
    expect(told).to.deep.equal([chosen(1), ALL]);
    expect(location.href).to.equal(address);
  });

  it('adds no history entry for typed text, and keeps the state of the entry', async () => {
    link.push(chosen(1));
    history.replaceState({ theirs: 1 }, '');
    const { length } = history;
    for (const search of ['a', 'al', 'alb']) link.replace(chosen(1, search));
    expect(history.length).to.equal(length);
    expect(history.state).to.deep.equal({ theirs: 1 });
    expect(link.view()).to.deep.equal(chosen(1, 'alb'));
    await back();
    expect(told).to.deep.equal([ALL]);
  });

  it('adds no history entry for an unchanged view', async () => {
    link.push(chosen(1));
    const { length } = history;
    link.push(chosen(1));
    expect(history.length).to.equal(length);
    await back();
  });

  it('ignores history entries of other scripts', async () => {
    history.pushState(null, '', '#part');
    await back();
    expect(told).to.deep.equal([]);
  });

  it('ignores the history after its signal was aborted', async () => {
    link.push(chosen(1));
    ended.abort();
    await back();
    expect(told).to.deep.equal([]);
  });

  it('works if the browser rejects history entries', () => {
    const page = {
      location,
      addEventListener() {},
      history: {
        state: null,
        pushState() {
          throw new DOMException('Too many', 'SecurityError');
        },
      },
    } as unknown as Window;
    expect(() => deepLink(page, 1, () => {}, ended.signal).push(chosen(1))).not.to.throw();
  });
});
