import { expect } from 'chai';
import { kindOfAddress } from '../../../../../src/elements/works/lightbox/viewer/kind';

describe('the media type of an address', () => {
  const cases: [url: string, kind: string | undefined][] = [
    ['/a.png', 'image'],
    ['/a.JPEG?ver=2', 'image'],
    ['https://a.test/a.avif', 'image'],
    ['/a.png#part', undefined],
    ['/a.png/about', undefined],
    ['https://a.test/a.webm', 'video'],
    ['https://youtu.be/abcdefghijk', 'video'],
    ['https://vimeo.com/123456', 'video'],
    ['/about', undefined],
  ];
  for (const [url, kind] of cases) {
    it(`is ${kind ?? 'undefined'} for ${url}`, () => {
      expect(kindOfAddress(url)).to.equal(kind);
    });
  }
});
