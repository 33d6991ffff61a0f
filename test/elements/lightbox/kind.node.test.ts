import { expect } from 'chai';
import { itemOfData } from '../../../src/elements/lightbox/data-item';
import { kindOfAddress } from '../../../src/elements/lightbox/kind';

describe('what an address leads to', () => {
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
    it(`${url}: ${kind ?? 'neither a picture nor a video'}`, () => {
      expect(kindOfAddress(url)).to.equal(kind);
    });
  }
});

describe('an entry of the settings', () => {
  it('is what its address looks like, else a page', () => {
    expect(itemOfData({ url: '/a.png' }).type).to.equal('image');
    expect(itemOfData({ url: 'https://a.test/a.webm' }).type).to.equal('video');
    expect(itemOfData({ url: '/about' }).type).to.equal('page');
    expect(itemOfData({ url: '/picture/7', type: 'image' }).type).to.equal('image');
  });

  it('may have its size as text, or junk for it', () => {
    expect(itemOfData({ url: '/a.png', width: '600', height: 400 })).to.include({
      width: 600,
      height: 400,
    });
    expect(itemOfData({ url: '/a.png', width: 'wide' })).to.include({ width: undefined });
  });

  it('has its small picture as the poster of a video', () => {
    expect(itemOfData({ url: 'https://a.test/a.webm', thumbnail: '/p.svg' })).to.include({
      poster: '/p.svg',
    });
  });
});
