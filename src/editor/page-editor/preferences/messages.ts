import { defineToolMessages } from '../../../core/languages/tool-words';

/** The messages of the preferences. */
export const message = defineToolMessages('editor', {
  'editor.preferences.scheme': 'Colors of the editor',
  'editor.preferences.scheme.auto': 'As the system',
  'editor.preferences.scheme.light': 'Light',
  'editor.preferences.scheme.dark': 'Dark',
  'editor.preferences.lightbox': 'Open the lightbox in the preview',
  'editor.preferences.checklist': 'Show the checklist in the bar',
});
