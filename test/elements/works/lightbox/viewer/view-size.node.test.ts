import { expect } from 'chai';
import { firstView, viewSize } from '../../../../../src/elements/works/lightbox/viewer/view-size';

const desk = { width: 1200, height: 700 };
const phone = { width: 390, height: 780 };

describe('the size of a page', () => {
  it('grows on a desktop to what the screen gives', () => {
    expect(viewSize('desktop', desk)).to.deep.equal({ ...desk, scale: 1 });
  });

  it('is 600 by 550 at the least as on a desktop, scaled to be seen whole', () => {
    expect(viewSize('desktop', phone)).to.deep.equal({ width: 600, height: 780, scale: 0.65 });
    expect(viewSize('desktop', { width: 1200, height: 275 })).to.deep.equal({
      width: 1200,
      height: 550,
      scale: 0.5,
    });
  });

  it('is that of a tablet or a phone, never enlarged', () => {
    expect(viewSize('tablet', { width: 1200, height: 512 })).to.deep.equal({
      width: 768,
      height: 1024,
      scale: 0.5,
    });
    expect(viewSize('mobile', desk)).to.deep.equal({ width: 375, height: 667, scale: 1 });
  });

  it('is the phone’s own on a phone', () => {
    expect(viewSize('mobile', phone)).to.deep.equal({ ...phone, scale: 1 });
  });

  it('begins as on a desktop where there is room for one', () => {
    expect(firstView({ width: 600, height: 100 })).to.equal('desktop');
    expect(firstView({ width: 599, height: 900 })).to.equal('mobile');
  });
});
