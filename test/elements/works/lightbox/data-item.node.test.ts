import { expect } from 'chai';
import { itemOfData } from '../../../../src/elements/works/lightbox/data-item';

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
