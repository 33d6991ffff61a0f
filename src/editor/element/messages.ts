import { defineToolMessages } from '../../core/languages/tool-words';

/** The messages of `<nh-page-editor>`. */
export const message = defineToolMessages('editor', {
  'editor.element.no_page': 'No page is chosen. Open the editor from the list of pages.',
});
