import { expect } from '@open-wc/testing';
import { localTexts } from '../../../../src/builder/runtime/storage/storage';
import { ownStorage } from '../../../page-objects/own-storage';

ownStorage();

describe('text in local storage', () => {
  afterEach(() => localStorage.clear());

  it('is read as written, and gone after removal', () => {
    expect(localTexts.write('nh-test', 'kept')).to.equal(true);
    expect(localTexts.read('nh-test')).to.equal('kept');
    localTexts.remove('nh-test');
    expect(localTexts.read('nh-test')).to.equal(null);
  });

  it('is missing without an error if the browser blocks storage', () => {
    const place = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    try {
      expect(localTexts.write('nh-test', 'lost')).to.equal(false);
      expect(localTexts.read('nh-test')).to.equal(null);
      localTexts.remove('nh-test');
    } finally {
      Object.defineProperty(window, 'localStorage', place);
    }
  });
});
