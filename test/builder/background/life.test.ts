import { expect, nextFrame } from '@open-wc/testing';
import { configure } from '../../../src/core/config';
import { until } from '../../page-objects/until';
import { film, living, PRINTED_BOX, slideshow } from './fixtures';

/** Counts running animations and timers of the page until stopped. */
function counted() {
  const { IntersectionObserver: Original } = window;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const counts = { observers: 0, listeners: 0 };
  window.IntersectionObserver = class extends Original {
    override observe(target: Element): void {
      counts.observers++;
      super.observe(target);
    }
    override disconnect(): void {
      counts.observers--;
      super.disconnect();
    }
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const signal = typeof options === 'object' ? options?.signal : undefined;
    if (this === document) {
      counts.listeners++;
      const gone = (): number => counts.listeners--;
      if (signal) addEventListener.call(signal, 'abort', gone, { once: true });
    }
    addEventListener.call(this, type, listener, options);
  };
  return {
    counts,
    stop() {
      window.IntersectionObserver = Original;
      Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
    },
  };
}

describe('a background in the editor', () => {
  afterEach(() => configure({ mode: 'public' }));

  it('leaves no more running after a hundred changes than after one', async () => {
    configure({ mode: 'edit' });
    const { counts, stop } = counted();
    const { section } = await living(slideshow);
    await nextFrame();
    const once = { ...counts };
    for (let at = 1; at <= 100; at++) {
      const settings = { ...slideshow, background_slideshow_slide_duration: 100 + at };
      section.setAttribute('data-settings', JSON.stringify(settings));
      await Promise.resolve();
    }
    await nextFrame();
    stop();
    // The first change may still wait for a report of an observer that ends with it.
    expect(counts.observers).to.be.at.most(once.observers);
    expect(counts.listeners).to.be.at.most(once.listeners);
    expect(section.children).to.have.length(3);
  });
});

describe('a background in a hidden tab', () => {
  it('waits until it is shown, then covers its box', async () => {
    const { host, film: player, section } = await living(film, PRINTED_BOX);
    host.style.display = 'none';
    await until(() => player()?.paused);
    host.style.display = '';
    await until(() => !player()?.paused);
    expect(player()?.getBoundingClientRect().width).to.equal(section.getBoundingClientRect().width);
  });
});
