import { defineToolMessages } from '../../core/languages/tool-words';

/** The messages of nodes in the preview and of their panels. */
export const message = defineToolMessages('editor', {
  'editor.block.loading': 'This global block is loading …',
  'editor.block.gone': 'This global block was deleted, so visitors see nothing here.',
  'editor.block.about':
    'A global block stands on many pages. Its elements are edited once, and change on all of them.',
  'editor.form.label': 'Form',
  'editor.form.about': 'A form of the site. Its fields are edited where the site keeps its forms.',
  'editor.page.empty': 'This page is empty. Click on an element in the list, or drag it here.',
  'editor.inert.delayed': 'Delayed: the elements in here start later',
  'editor.inert.feature': 'As printed: the feature “{feature}” is off',
  'editor.inert.static': 'Static page: its elements stay as printed',
  'editor.block.edit': 'Edit the global block',
});
