import { expect } from '@open-wc/testing';
import { until } from '../page-objects/until';
import { lateElement, painted, show } from './fixtures';

/** Observes and never reports, as in browsers with some extensions, or after a tab was restored. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(window, { IntersectionObserver: SilentObserver, ResizeObserver: SilentObserver });

describe('an element on a page whose observers never report', () => {
  it('is loaded after some seconds, and one that comes later soon', async () => {
    const [first, later] = [lateElement(), lateElement()];
    show(`<${first.tag} loading="visible">A</${first.tag}>`);
    await painted();
    expect(first.asked()).to.equal(0);
    await until(() => first.asked() === 1);
    show(`<${later.tag} loading="visible">B</${later.tag}>`);
    await until(() => later.asked() === 1);
  });
});
