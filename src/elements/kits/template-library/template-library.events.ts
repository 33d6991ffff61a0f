import type { EventContracts } from '../../../core/element/contract';
import { libraryEvents } from '../libraries/events';

const libraries = { site: 'The site’s own templates', cloud: 'The cloud library' } as const;

const library = { kind: 'choice', options: libraries, doc: 'Which library it is in.' } as const;

const type = { kind: 'text', doc: 'What the template is for, such as `header`.' } as const;

/** The events of `<nh-template-library>`. */
export const events = {
  ...libraryEvents,
  'nh-template-page-view': {
    detail: {
      place: {
        kind: 'choice',
        options: {
          'Site Tab': 'The site’s own templates',
          'Cloud Tab': 'The cloud library',
          'Cloud Tab - Folder': 'A folder of the cloud library',
          'Cloud Tab - Connect': 'The screen on which an account is connected',
          'Cloud Tab - Upgrade': 'The screen that asks to upgrade',
          'Save to Modal': 'Where a template is saved',
          'Save to Modal - select folder': 'The same, choosing a folder',
          'Save to Modal - connect': 'The same, without an account',
          'Save to Modal - upgrade': 'The same, without a plan',
          'Move to Modal': 'Where a template is moved',
          'Bulk Move to Modal': 'Where several are moved',
          'Copy to Modal': 'Where a template is copied',
          'Bulk Copy to Modal': 'Where several are copied',
          'Import Modal': 'Where files are imported',
          'New Folder Modal': 'Where a folder is made on the way to something else',
          'Create Folder Dialog': 'Where a folder is made',
          'Rename Dialog': 'Where a template or a folder is renamed',
          'Delete Dialog': 'Where templates are deleted',
          'Delete Folder Dialog': 'Where a folder is deleted',
          'Apply Settings Dialog': 'Where one chooses whether page settings come along',
        },
        doc: 'What is shown now.',
      },
    },
    doc: 'Another tab, screen or dialog is shown.',
  },
  'nh-template-save-start': {
    detail: {},
    doc: 'The person goes to save a template in one library or both.',
  },
  'nh-template-saved': {
    detail: { library, type },
    doc: 'A template was saved: once for each library.',
  },
  'nh-template-transfer': {
    detail: {
      method: { kind: 'choice', options: { move: 'Moved', copy: 'Copied' }, doc: 'Which of both.' },
      type,
      origin: { kind: 'choice', options: libraries, doc: 'Where it was.' },
      destination: { kind: 'choice', options: libraries, doc: 'Where it is now, or also.' },
    },
    doc: 'A template was moved or copied.',
  },
  'nh-template-deleted': {
    detail: {
      library,
      itemType: {
        kind: 'choice',
        options: { template: 'A template', folder: 'A folder' },
        doc: 'What was deleted.',
      },
    },
    doc: 'A template or a folder was deleted.',
  },
  'nh-template-import': {
    detail: {
      library,
      fileType: {
        kind: 'choice',
        options: { json: 'JSON', zip: 'Zip' },
        doc: 'What they came in.',
      },
      count: { kind: 'number', doc: 'How many templates.' },
    },
    doc: 'Templates were imported from files: once for each kind of file.',
  },
  'nh-template-rename': {
    detail: { source: { kind: 'choice', options: libraries, doc: 'Which library it is in.' } },
    doc: 'A template was given another title.',
  },
  'nh-template-insert': {
    detail: {
      library,
      id: { kind: 'text', doc: 'The template’s id in its library.' },
      title: { kind: 'text', doc: 'Its title.' },
      content: {
        kind: 'raw',
        reason: 'The page builder’s elements, as the document keeps them.',
        doc: 'Its elements.',
      },
      pageSettings: {
        kind: 'raw',
        reason: 'Whatever settings a page has; null: the page keeps its own.',
        doc: 'Settings for the page, or null.',
      },
    },
    cancelable: true,
    doc: 'The person inserts a template. A page that takes it calls `preventDefault()`; without one it is said that nobody did.',
  },
  'nh-template-bulk': {
    detail: {
      status: {
        kind: 'choice',
        options: { success: 'All of it was done', fail: 'Some or all of it failed' },
        doc: 'How it went.',
      },
      action: {
        kind: 'choice',
        options: { move: 'Move', copy: 'Copy', delete: 'Delete' },
        doc: 'What was to become of them.',
      },
      count: { kind: 'number', doc: 'How many were chosen.' },
      library,
    },
    doc: 'Several templates were moved, copied or deleted at once.',
  },
  'nh-template-folder-create': { detail: {}, doc: 'A folder was made in the cloud library.' },
  'nh-template-apply-settings': {
    detail: {
      result: {
        kind: 'choice',
        options: { apply: 'They come along', skip: 'They do not', cancel: 'Nothing is inserted' },
        doc: 'What was chosen.',
      },
    },
    doc: 'The person has chosen whether a template’s page settings come along.',
  },
  'nh-template-upgrade': {
    detail: {
      subscription: {
        kind: 'choice',
        options: { none: 'None', trial: 'Trial', pro: 'Pro' },
        doc: 'The account’s plan now.',
      },
      position: {
        kind: 'text',
        doc: 'The place of the link, as in `nh-template-page-view`, or `Quota Bar`.',
      },
    },
    doc: 'The person goes to upgrade the plan.',
  },
  'nh-template-undo': { detail: {}, doc: 'A deletion was taken back.' },
} as const satisfies EventContracts;
