import { expect } from '@open-wc/testing';
import { lateElement, settled, show } from './fixtures';

describe('an idle element', () => {
  const original = window.requestIdleCallback;
  afterEach(() => {
    window.requestIdleCallback = original;
  });

  it('is loaded when the browser is idle, after two seconds at the latest', async () => {
    let asked: IdleRequestOptions | undefined;
    window.requestIdleCallback = (begin, options) => {
      asked = options;
      begin({ didTimeout: false, timeRemaining: () => 1 });
      return 0;
    };
    const late = lateElement();
    show(`<${late.tag} loading="idle"></${late.tag}>`);
    await settled();
    expect(asked).to.deep.equal({ timeout: 2000 });
    expect(late.asked()).to.equal(1);
  });

  it('is loaded soon in browsers without requestIdleCallback', async () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const late = lateElement();
    show(`<${late.tag} loading="idle"></${late.tag}>`);
    await settled();
    expect(late.asked()).to.equal(0);
    while (late.asked() === 0) await settled();
    expect(late.asked()).to.equal(1);
  });
});
