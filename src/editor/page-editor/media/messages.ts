import { defineToolMessages } from '../../../core/languages/tool-words';

/** The messages of the site's media library. */
export const message = defineToolMessages('editor', {
  'editor.library.title': 'Media library',
  'editor.library.search': 'Search pictures',
  'editor.library.shown': '{count} pictures',
  'editor.library.shown.one': '{count} picture',
  'editor.library.empty': 'The library has no picture yet. Upload one.',
  'editor.library.nothing': 'No picture matches “{search}”.',
  'editor.library.more': 'Show more',
  'editor.library.file': 'New picture from this device',
  'editor.library.upload': 'Upload and use',
});
