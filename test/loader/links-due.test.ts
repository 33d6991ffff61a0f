import { expect } from '@open-wc/testing';
import { printConfig } from '../core/config/printed-config';
import { clickOn } from '../elements/works/lightbox/viewer/click';

// Printed before autoload is imported, as on a page.
printConfig('{"builder": "brick", "kit": {"global_image_lightbox": "On"}}');
const { linksAsked, settled, show } = await import('./fixtures');

describe('a page whose kit opens all images in the lightbox', () => {
  it('loads the code for links regardless of its links', async () => {
    while (!linksAsked()) await settled();
  });

  it('uses the prefix of its builder', () => {
    const find = show(
      `<p id="own" data-brick-lightbox='{"type": "image", "url": "/demo/assets/box.svg"}'>A</p>
      <p id="other" data-elementor-lightbox="{}">B</p>`,
    );
    expect([clickOn(find('#own')), clickOn(find('#other'))]).to.deep.equal([false, true]);
  });
});
