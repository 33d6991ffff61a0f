import { expect } from '@open-wc/testing';
import { printConfig } from '../core/config/printed-config';

// Printed before autoload is imported, as on a page.
printConfig('{"builder": "brick", "kit": {"global_image_lightbox": "no"}}');
const { parse } = JSON;
let times = 0;
JSON.parse = (text, ...others) => {
  times += Number(text.includes('"brick"'));
  return parse(text, ...others);
};
const { show } = await import('./fixtures');

describe('the printed configuration', () => {
  it('is parsed once for all uses', () => {
    show('<a id="it" data-brick-open-lightbox="yes" href="/a.png">A</a>')('#it').focus();
    expect(times).to.equal(1);
  });
});
