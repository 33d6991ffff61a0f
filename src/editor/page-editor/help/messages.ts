import { defineToolMessages } from '../../../core/languages/tool-words';

/** The messages of the help. */
export const message = defineToolMessages('editor', {
  'editor.help.add':
    'Choose “Add elements”, then click on an element or drag it into the preview. If an empty container is chosen, the element is added inside it.',
  'editor.help.choose':
    'Click on an element in the preview to see its settings. A second click works the element itself.',
  'editor.help.text':
    'Double-click on a text in the preview to change it there. In paragraphs, Ctrl+B makes bold and Ctrl+I italic.',
  'editor.help.device':
    'Choose a device in the bar: changes then apply to it and to narrower ones.',
  'editor.help.find': 'Press Ctrl+K to find actions, elements, settings and pages.',
  'editor.help.saved':
    'Changes are saved as a draft by themselves. Visitors see them once you publish the page.',
  'editor.help.shortcuts': 'Keyboard shortcuts',
  'editor.help.more': 'Read the guide of the editor',
});
