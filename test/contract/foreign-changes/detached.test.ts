import { moved } from './moved';
import { itEqualsAFreshOne } from './subjects';

itEqualsAFreshOne({
  'after it was in a template': (element) =>
    moved(element, document.createElement('template').content),

  'after it was in a tree without a document': (element) =>
    moved(element, document.createElement('div')),

  'after it was replaced by itself'(element) {
    element.replaceWith(element);
    return element;
  },
});
