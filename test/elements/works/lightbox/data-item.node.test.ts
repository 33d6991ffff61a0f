import { expect } from 'chai';
import { parseSettings } from '../../../../src/core/settings';
import { itemOfData } from '../../../../src/elements/works/lightbox/data-item';
import { settings } from '../../../../src/elements/works/lightbox/lightbox.settings';

describe('an entry of the settings', () => {
  it('gets its type from its address, else is a page', () => {
    expect(itemOfData({ url: '/a.png' }).type).to.equal('image');
    expect(itemOfData({ url: 'https://a.test/a.webm' }).type).to.equal('video');
    expect(itemOfData({ url: '/about' }).type).to.equal('page');
    expect(itemOfData({ url: '/picture/7', type: 'image' }).type).to.equal('image');
  });

  it('accepts its size as text, and ignores an invalid size', () => {
    const items = [
      { url: '/a.png', width: '600', height: 400 },
      { url: '/a.png', width: 'wide', height: 0 },
    ];
    const read = parseSettings(settings, { items })?.values.items ?? [];
    expect(read.map(itemOfData).map((item) => ('width' in item ? item.width : 0))).to.deep.equal([
      600,
      undefined,
    ]);
  });

  it('uses its thumbnail as the poster of a video', () => {
    expect(itemOfData({ url: 'https://a.test/a.webm', thumbnail: '/p.svg' })).to.include({
      poster: '/p.svg',
    });
  });
});
