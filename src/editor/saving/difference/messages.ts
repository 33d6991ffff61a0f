import { defineToolMessages } from '../../../core/languages/tool-words';

/** The words of values in the difference of two revisions. */
export const message = defineToolMessages('editor', {
  'editor.difference.none': 'Default',
  'editor.difference.on': 'On',
  'editor.difference.off': 'Off',
  'editor.difference.variable': 'Variable {name}',
  'editor.difference.items': '{count} items',
  'editor.difference.items.one': '{count} item',
  'editor.difference.part': '{group}: {label}',
  'editor.difference.item': '{label} {number}: {part}',
  'editor.difference.named': '{kind} “{text}”',
  'editor.difference.page': 'Page',
});
