import { expect } from 'chai';
import { firstView, viewSize } from '../../../../../src/elements/works/lightbox/viewer/view-size';

const desk = { width: 1200, height: 700 };
const phone = { width: 390, height: 780 };

describe('the layout size of a page', () => {
  it('fills the screen of a desktop', () => {
    expect(viewSize('desktop', desk)).to.deep.equal({ ...desk, scale: 1 });
  });

  it('is at least 600 by 550 in the desktop view, scaled to fit', () => {
    expect(viewSize('desktop', phone)).to.deep.equal({ width: 600, height: 780, scale: 0.65 });
    expect(viewSize('desktop', { width: 1200, height: 275 })).to.deep.equal({
      width: 1200,
      height: 550,
      scale: 0.5,
    });
  });

  it('is that of a tablet or phone in their views, never enlarged', () => {
    expect(viewSize('tablet', { width: 1200, height: 512 })).to.deep.equal({
      width: 768,
      height: 1024,
      scale: 0.5,
    });
    expect(viewSize('mobile', desk)).to.deep.equal({ width: 375, height: 667, scale: 1 });
  });

  it('fills the screen of a phone', () => {
    expect(viewSize('mobile', phone)).to.deep.equal({ ...phone, scale: 1 });
  });

  it('starts with the desktop view if it fits', () => {
    expect(firstView({ width: 600, height: 100 })).to.equal('desktop');
    expect(firstView({ width: 599, height: 900 })).to.equal('mobile');
  });
});
