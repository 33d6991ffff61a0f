import { expect } from '@open-wc/testing';
import { printConfig } from '../config/printed-config';

// Before autoload is imported, as on a page.
printConfig('{"builder": "brick", "kit": {"global_image_lightbox": "no"}}');
const { parse } = JSON;
let times = 0;
JSON.parse = (text, ...others) => {
  times += Number(text.includes('"brick"'));
  return parse(text, ...others);
};
const { show } = await import('./fixtures');

describe('the printed configuration', () => {
  it('is read once, however much of the loading goes by it', () => {
    show('<a id="it" data-brick-open-lightbox="yes" href="/a.png">A</a>')('#it').focus();
    expect(times).to.equal(1);
  });
});
