import { defineToolMessages } from '../../../core/languages/tool-words';

/** The messages of the checklist. */
export const message = defineToolMessages('editor', {
  'editor.checklist.name': 'Checklist',
  'editor.checklist.progress': '{done} of {count} steps are done',
  'editor.checklist.close': 'Close the checklist',
  'editor.checklist.opened': 'The checklist of this page is open. Its button is in the bar.',
  'editor.checklist.is_done': 'done',
  'editor.checklist.is_open': 'to do',
  'editor.checklist.mark': 'Mark as done',
  'editor.checklist.unmark': 'Mark as not done',
  'editor.checklist.title': 'Give the page a title',
  'editor.checklist.title.about': 'Visitors see it in their browser and in search results.',
  'editor.checklist.title.action': 'Rename the page',
  'editor.checklist.element': 'Add an element',
  'editor.checklist.element.about': 'A page consists of elements, such as headings and pictures.',
  'editor.checklist.element.action': 'Show the elements',
  'editor.checklist.menu': 'Choose a menu',
  'editor.checklist.menu.about':
    'Add a menu and choose its links, so that visitors find the other pages.',
  'editor.checklist.menu.action': 'Add a menu',
  'editor.checklist.variable': 'Connect a color or font',
  'editor.checklist.variable.about':
    'A setting that is connected to a variable follows the colors and fonts of the site.',
  'editor.checklist.variable.action': 'Show the variables',
  'editor.checklist.phone': 'Look at the page on a phone',
  'editor.checklist.phone.about': 'Many visitors use phones. Each setting may differ there.',
  'editor.checklist.phone.action': 'Show it on a phone',
  'editor.checklist.publish': 'Publish the page',
  'editor.checklist.publish.about': 'Until then, only editors see it.',
  'editor.checklist.publish.action': 'Go to “Publish”',
});
