import { defineToolMessages } from '../../../core/languages/tool-words';

/** The messages of the template library in the editor. */
export const message = defineToolMessages('editor', {
  'editor.templates.title': 'Template library',
  'editor.templates.inserted': '“{title}” was inserted: {count} elements in {box}.',
  'editor.templates.inserted.one': '“{title}” was inserted: {count} element in {box}.',
  'editor.templates.empty': '“{title}” contains no elements, so nothing was inserted.',
  'editor.templates.none':
    'This site offers your account no template library. Ask an administrator for it.',
  'editor.templates.locked': 'Somebody else edits this page. Take it over to insert templates.',
  'editor.templates.may_not':
    'Your account may not change this page, so you cannot insert templates.',
});
