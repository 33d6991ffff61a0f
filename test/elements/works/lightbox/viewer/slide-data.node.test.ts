import { expect } from 'chai';
import { slideOf } from '../../../../../src/elements/works/lightbox/viewer/slide-data';

const url = 'https://a.test/a.png';

describe('the slide of an item', () => {
  it('is a picture where its size is known', () => {
    const slide = slideOf({ type: 'image', url, width: 3, height: 2, title: 'T', preview: '/s' });
    expect(slide).to.include({ type: 'image', src: url, width: 3, height: 2, alt: 'T' });
  });

  it('is measured where one side is not', () => {
    expect(slideOf({ type: 'image', url, width: 3 })).to.include({ type: 'unmeasured', src: url });
  });

  it('has failed where its address is none to ask for', () => {
    for (const bad of ['javascript:0', 'data:,', 'tel:1', '']) {
      expect(slideOf({ type: 'image', url: bad, width: 3, height: 2 }).type).to.equal('failed');
    }
  });

  it('is drawn here for all else', () => {
    expect(slideOf({ type: 'video', url }).type).to.equal('video');
    expect(slideOf({ type: 'page', url }).type).to.equal('page');
  });
});
