import { expect } from 'chai';
import { slideOf } from '../../../../../src/elements/works/lightbox/viewer/slide-data';

const url = 'https://a.test/a.png';

describe('the slide of an item', () => {
  it('is an image if its size is known', () => {
    const slide = slideOf({ type: 'image', url, width: 3, height: 2, title: 'T', preview: '/s' });
    expect(slide).to.include({ type: 'image', src: url, width: 3, height: 2, alt: 'T' });
  });

  it('is measured if one side is unknown', () => {
    expect(slideOf({ type: 'image', url, width: 3 })).to.include({ type: 'unmeasured', src: url });
  });

  it('has failed if its address is unsafe', () => {
    for (const bad of ['javascript:0', 'data:,', 'tel:1', '']) {
      expect(slideOf({ type: 'image', url: bad, width: 3, height: 2 }).type).to.equal('failed');
    }
  });

  it('is rendered by our code for other types', () => {
    expect(slideOf({ type: 'video', url }).type).to.equal('video');
    expect(slideOf({ type: 'page', url }).type).to.equal('page');
  });
});
