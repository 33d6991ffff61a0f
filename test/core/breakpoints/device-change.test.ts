import { expect } from '@open-wc/testing';
import { deviceNow, onDeviceChange } from '../../../src/core/breakpoints';
import { configure } from '../../../src/core/config';

/** The window is wider than the first breakpoint and narrower than the second. */
const { innerWidth } = window;
const wide = { mobile: innerWidth - 10, tablet: innerWidth + 10 };
const narrow = { mobile: innerWidth + 10, tablet: innerWidth + 20 };

afterEach(() => configure({ breakpoints: undefined }));

describe('the window’s device', () => {
  it('is reported only when it changes, until the signal aborts', () => {
    configure({ breakpoints: wide });
    const run = new AbortController();
    const told: string[] = [];
    onDeviceChange(() => told.push(deviceNow()), run.signal);
    configure({ breakpoints: { ...wide, mobile: 1 } });
    configure({ breakpoints: narrow });
    run.abort();
    configure({ breakpoints: wide });
    expect(told).to.deep.equal(['mobile']);
  });

  it('comes from media queries, not from a window that overflowing content has widened', () => {
    const printed = Object.getOwnPropertyDescriptor(window, 'innerWidth') ?? {};
    configure({ breakpoints: narrow });
    try {
      Object.defineProperty(window, 'innerWidth', { value: 5000, configurable: true });
      expect(deviceNow()).to.equal('mobile');
    } finally {
      Object.defineProperty(window, 'innerWidth', printed);
    }
  });

  it('is observed by one set of queries, which ends with the last listener', () => {
    const original = window.matchMedia;
    const lists: { query: string; isHeard: boolean }[] = [];
    window.matchMedia = (query) => {
      const list = { query, isHeard: true };
      const addEventListener = (
        _type: string,
        _listener: unknown,
        { signal }: AddEventListenerOptions,
      ) => {
        lists.push(list);
        signal?.addEventListener('abort', () => {
          list.isHeard = false;
        });
      };
      return { addEventListener } as unknown as MediaQueryList;
    };
    try {
      configure({ breakpoints: { mobile: 767, widescreen: 2400 } });
      const runs = [new AbortController(), new AbortController()];
      for (const { signal } of runs) onDeviceChange(() => {}, signal);
      expect(lists.map(({ query }) => query)).to.deep.equal([
        '(max-width: 767px)',
        '(min-width: 2400px)',
      ]);
      runs[0]?.abort();
      expect(lists.every(({ isHeard }) => isHeard)).to.equal(true);
      runs[1]?.abort();
      expect(lists.some(({ isHeard }) => isHeard)).to.equal(false);
    } finally {
      window.matchMedia = original;
    }
  });
});
