import { common } from '../../../../core/config';
import { defineToolMessages } from '../../../../core/languages/tool-words';

/** The messages of the preview dialog. */
export const previewMessage = defineToolMessages('libraries', {
  'library.preview.title': 'Preview of “{title}”',
  'library.preview.close': common.close,
  'library.preview.insert': 'Insert',
  'library.preview.retry': common.retry,
  'library.preview.loading': 'Loading the template …',
  'library.preview.about': '{type} by {author}, changed {date}, {size}',
  'library.preview.page': 'The template as a page',
  'library.preview.outline': 'Content',
  'library.preview.empty': 'The template is empty.',
  'library.preview.rest': 'And {count} more elements.',
  'library.preview.rest.one': 'And one more element.',
  'library.preview.settings': 'Contains page settings: {names}.',
  'library.preview.section': 'Section',
  'library.preview.column': 'Column',
  'library.preview.container': 'Container',
});
