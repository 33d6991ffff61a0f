import { expect } from '@open-wc/testing';
import { configure } from '../../../src/core/config';
import { PropStore } from '../../../src/core/element/prop-store';
import { props, settings } from './fixtures';

const newStore = () => new PropStore({ props, settings });

/** True if `act` changes the values. */
function isRenewedBy(store: PropStore, act: () => void): boolean {
  const before = store.snapshot();
  act();
  return store.snapshot() !== before;
}

afterEach(() => configure({ breakpoints: undefined }));

describe('the values of an element', () => {
  it('stay the same object when the same text or primitive is set again', () => {
    const store = newStore();
    const give = () => {
      store.setAttribute('size', '7');
      store.setAttribute('look', null);
      store.setAttribute('settings', '{"word":"hi"}');
      store.assign('label', 'same');
      store.assign('disabled', true);
    };
    expect(isRenewedBy(store, give)).to.equal(true);
    expect(isRenewedBy(store, give)).to.equal(false);
  });

  it('stay the same object when an unset property is reset', () => {
    const store = newStore();
    const takeBack = () => {
      store.assign('label', undefined);
      store.assign('settings', null);
      store.setAttribute('size', null);
    };
    expect(isRenewedBy(store, takeBack)).to.equal(false);
  });

  it('are a new object when an object is assigned again, because its content may have changed', () => {
    const store = newStore();
    const own = { word: 'first' };
    store.assign('settings', own);
    own.word = 'second';
    expect(isRenewedBy(store, () => store.assign('settings', own))).to.equal(true);
    expect(store.snapshot().settings).to.deep.equal({ word: 'second' });
  });

  it('are a new object when an earlier text is set again', () => {
    const store = newStore();
    for (const text of ['7', null, '7']) {
      expect(isRenewedBy(store, () => store.setAttribute('size', text))).to.equal(true);
    }
    store.assign('size', 8);
    expect(isRenewedBy(store, () => store.setAttribute('size', '7'))).to.equal(true);
    expect(store.read('size')).to.equal(7);
  });

  it('hold the same settings object until the device changes', () => {
    configure({ breakpoints: { mobile: innerWidth + 10 } });
    const store = newStore();
    store.setAttribute('settings', '{"wide":3,"wide_mobile":1}');
    const { settings } = store.snapshot();
    expect(settings).to.deep.equal({ wide: 1 });
    expect(isRenewedBy(store, () => store.setAttribute('size', '7'))).to.equal(true);
    expect(store.snapshot().settings).to.equal(settings);
    configure({ breakpoints: { mobile: innerWidth - 10 } });
    store.renew();
    expect(store.snapshot().settings).to.deep.equal({ wide: 3 });
  });
});
