import type { Specimen } from '../specimen';
import { restingPicture } from './picture';
import { itEqualsAFreshOne } from './subjects';

itEqualsAFreshOne({
  async 'as a clone of a clone of the live element'(element) {
    const { parentElement: box } = element;
    const clone = element.cloneNode(true) as Specimen;
    box?.replaceChildren(clone);
    await restingPicture(clone);
    const second = clone.cloneNode(true) as Specimen;
    box?.replaceChildren(second);
    return second;
  },

  'as a copy by its own outerHTML'(element) {
    const box = element.parentElement as Element;
    element.outerHTML = String(element.outerHTML);
    return box.firstElementChild as Element;
  },

  'after its content was replaced by a copy'(element) {
    element.innerHTML = String(element.innerHTML);
    return element;
  },
});
