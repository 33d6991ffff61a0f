import { moved } from './moved';
import { itEqualsAFreshOne } from './subjects';

itEqualsAFreshOne({
  'after it was in another document': (element) =>
    moved(element, document.implementation.createHTMLDocument('').body),

  async 'after it was in an iframe'(element) {
    const frame = document.body.appendChild(document.createElement('iframe'));
    return moved(element, (frame.contentDocument as Document).body);
  },
});
