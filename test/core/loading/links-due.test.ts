import { expect } from '@open-wc/testing';
import { clickOn } from '../../elements/works/lightbox/viewer/click';
import { printConfig } from '../config/printed-config';

// Before autoload is imported, as on a page.
printConfig('{"builder": "brick", "kit": {"global_image_lightbox": "On"}}');
const { linksAsked, settled, show } = await import('./fixtures');

describe('a page whose kit opens all pictures in the lightbox', () => {
  it('has the code of links fetched, whatever its links', async () => {
    while (!linksAsked()) await settled();
  });

  it('has its builder’s own names', () => {
    const find = show(
      `<p id="own" data-brick-lightbox='{"type": "image", "url": "/demo/assets/box.svg"}'>A</p>
      <p id="other" data-elementor-lightbox="{}">B</p>`,
    );
    expect([clickOn(find('#own')), clickOn(find('#other'))]).to.deep.equal([false, true]);
  });
});
