import { defineContract, type PropsOf } from '../../../core/element/contract';
import { kitEvents } from '../events';
import { libraryEvents } from '../libraries/events';
import { settings } from './kit-library.settings';

export const props = {} as const;

export const events = {
  'nh-kit-page-view': kitEvents['nh-kit-page-view'],
  ...libraryEvents,
  'nh-kit-cloud-upgrade': {
    detail: {
      place: {
        kind: 'choice',
        options: {
          kits_cloud_library: 'The list of kits',
          kits_cloud_library_upgrade: 'The screen that asks to upgrade',
        },
        doc: 'Where the link was.',
      },
    },
    doc: 'The person goes to upgrade the plan.',
  },
  'nh-kit-library-apply': {
    detail: {
      kitCloudId: { kind: 'text', doc: 'The kit’s id in the library.' },
      applyUrl: {
        kind: 'text',
        doc: 'Where it is imported, if that is on another site; else empty.',
      },
    },
    doc: 'The person goes to import a kit.',
  },
  'nh-kit-library-delete': {
    detail: { kitCloudId: { kind: 'text', doc: 'The kit’s id in the library.' } },
    doc: 'The person has confirmed that a kit is to be deleted.',
  },
} as const;

export type KitLibraryProps = PropsOf<typeof props, typeof settings>;
export type KitLibrarySettings = KitLibraryProps['settings'];

/** The contract of `<nh-kit-library>`. */
export const kitLibrary = defineContract({
  tag: 'nh-kit-library',
  summary: 'The cloud library of kits: connect an account, find a kit, apply, add or delete one.',
  since: '0.1.0',
  props,
  settings,
  settingsDoc: 'Where its links lead, and how much it shows.',
  events,
  slots: { '': 'What is shown until the library is drawn.' },
  parts: {
    step: 'The screen that is shown.',
    title: 'Its heading.',
    notice: 'A sentence about what has just happened.',
    benefits: 'What a library is good for.',
    account: 'Who is connected, and the button that ends the connection.',
    quota: 'How much of the plan is used.',
    'quota-text': 'Its label and level.',
    'quota-level': 'The level in words.',
    'quota-bar': 'The bar, a meter.',
    tools: 'Search and order.',
    field: 'A field with its label.',
    input: 'The search field, the order.',
    add: 'The ways to add a kit.',
    upload: 'A kit on its way to the library.',
    progress: 'A progress bar.',
    kits: 'The kits of this page.',
    kit: 'One of them.',
    'kit-title': 'Its name.',
    'kit-text': 'Its description.',
    thumbnail: 'Its picture, or the place of one.',
    empty: 'What is said where there is no kit.',
    pages: 'The way to the other pages.',
    note: 'A sentence that explains what is above it.',
    count: 'How many kits there are.',
    'undo-place': 'The live region in which a deletion is told.',
    undo: 'What was deleted, and the button that brings it back.',
    error: 'A titled sentence: what went wrong, why, and what to do.',
    loading: 'What is said while the server is asked.',
    actions: 'Buttons that belong together.',
    button: 'A button, or a link that looks like one.',
    dialog: 'The dialog that asks before a kit is deleted.',
    'dialog-title': 'Its title.',
    'dialog-body': 'What it says.',
    'dialog-foot': 'Its buttons.',
  },
  cssProperties: {
    '--nh-kit-accent': 'The colour of focus, progress and the main button.',
    '--nh-kit-on-accent': 'The colour of the text on it.',
    '--nh-kit-surface': 'The ground of boxes, fields and dialogs.',
    '--nh-kit-good': 'The colour of what is done.',
    '--nh-kit-bad': 'The colour of what is wrong, and of a full library.',
    '--nh-kit-warn': 'The colour of a library that is nearly full.',
  },
  children: 'replace',
  loading: 'visible',
  load: () => import('./kit-library'),
});
