import { Idiomorph } from 'idiomorph';
import morphdom from 'morphdom';
import { itEqualsAFreshOne } from './subjects';

itEqualsAFreshOne({
  'after morphdom has set the page back to the printed HTML'(element, markup) {
    morphdom(element.parentElement as Element, `<main>${markup}</main>`);
    return element;
  },

  'after idiomorph has set the page back to the printed HTML'(element, markup) {
    const page = element.parentElement as Element;
    Idiomorph.morph(page, `<main>${markup}</main>`, { morphStyle: 'outerHTML' });
    return element;
  },
});
