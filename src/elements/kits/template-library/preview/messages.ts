import { wording } from '../../../../core/config';

/** The sentences of the preview; the site's configuration may word them anew. */
export const previewMessage = wording({
  'library.preview.title': 'Preview of “{title}”',
  'library.preview.close': 'Close',
  'library.preview.insert': 'Insert',
  'library.preview.retry': 'Try again',
  'library.preview.loading': 'Looking into the template …',
  'library.preview.about': '{type} by {author}, changed {date}, {size}',
  'library.preview.outline': 'What is in it',
  'library.preview.empty': 'There is nothing in it.',
  'library.preview.rest': 'And {count} more elements.',
  'library.preview.rest.one': 'And one more element.',
  'library.preview.settings': 'It brings settings of its page along: {names}.',
  'library.preview.section': 'Section',
  'library.preview.column': 'Column',
  'library.preview.container': 'Container',
});
