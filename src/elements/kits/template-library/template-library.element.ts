import { defineContract, type PropsOf } from '../../../core/element/contract';
import { events } from './template-library.events';
import { settings } from './template-library.settings';

export const props = {
  draft: {
    kind: 'group',
    fields: {
      title: { kind: 'text', default: '', doc: 'The name that is proposed.' },
      type: { kind: 'text', required: true, doc: 'What it is for, such as `section`.' },
      content: {
        kind: 'raw',
        required: true,
        accepts: Array.isArray,
        wanted: 'a list of elements',
        reason: 'The page builder’s elements, which nest.',
        doc: 'Its elements.',
      },
      page_settings: {
        kind: 'record',
        of: { kind: 'raw', reason: 'Whatever settings a page has.' },
        default: {},
        doc: 'What of the page’s settings comes along.',
      },
    },
    doc: 'A template to be saved: giving one opens the dialog that asks where. The same once more: as a new object.',
  },
} as const;

export { events };

export type TemplateLibraryProps = PropsOf<typeof props, typeof settings>;
export type TemplateLibrarySettings = TemplateLibraryProps['settings'];

/** The contract of `<nh-template-library>`. */
export const templateLibrary = defineContract({
  tag: 'nh-template-library',
  summary:
    'The library of templates, of the site and of the cloud: find, insert, save, move, copy, import, delete with undo.',
  since: '0.1.0',
  props,
  settings,
  settingsDoc: 'What it shows first, and where its links lead.',
  events,
  slots: { '': 'What is shown until the library is drawn.' },
  parts: {
    step: 'All of it.',
    title: 'The heading.',
    notice: 'A sentence about what has just happened.',
    tabs: 'The tabs of the two libraries.',
    tab: 'One of them.',
    panel: 'What a tab shows.',
    'cloud-tab': 'What the Cloud tab shows.',
    'cloud-title': 'Its heading: what it asks for, or the folder that is open.',
    'cloud-head': 'How much is used, and who is connected.',
    'cloud-body': 'The folders, and what is in the open one.',
    'cloud-templates': 'What is in the open one.',
    'cloud-place': 'Where one is, and what can be done with that folder.',
    path: 'The way to the open folder.',
    'path-step': 'A step back.',
    benefits: 'What a cloud library is good for.',
    account: 'Who is connected, and the button that ends the connection.',
    quota: 'How much of the plan is used.',
    'quota-text': 'Its label and level.',
    'quota-level': 'The level in words.',
    'quota-bar': 'The bar, a meter.',
    folders: 'The folders with their heading.',
    'folders-title': 'The heading.',
    'folder-list': 'The list of folders.',
    'folder-item': 'One of them, or the place outside of all.',
    'folder-icon': 'Its sign.',
    'folder-name': 'Its name.',
    'folder-count': 'How many templates are in it.',
    tools: 'Search, order, list or tiles.',
    field: 'A field with its label.',
    input: 'The search field, the order.',
    button: 'A button, or a link that looks like one.',
    count: 'How many templates there are.',
    bulk: 'The bar with what can be done with those that are chosen.',
    empty: 'What is said where there is no template.',
    note: 'A sentence that explains what is above it.',
    error: 'A titled sentence: what went wrong, why, and what to do.',
    loading: 'What is said while the server is asked.',
    actions: 'Buttons that belong together.',
    undos: 'The live region in which deletions and moves are told.',
    undo: 'What was done, and the button that takes it back.',
    told: 'The sentence of a note without a button.',
    grid: 'The list of templates.',
    item: 'One of them.',
    dialog: 'A dialog.',
    'dialog-title': 'Its title.',
    'dialog-body': 'What it says.',
    'dialog-foot': 'Its buttons.',
  },
  cssProperties: {
    '--nh-kit-accent': 'The colour of focus, selection and the main button.',
    '--nh-kit-on-accent': 'The colour of the text on it.',
    '--nh-kit-surface': 'The ground of lists, fields and dialogs.',
    '--nh-kit-good': 'The colour of what is done.',
    '--nh-kit-bad': 'The colour of what is wrong, and of a full library.',
    '--nh-kit-warn': 'The colour of a library that is nearly full.',
  },
  children: 'replace',
  loading: 'visible',
  load: () => import('./template-library'),
});
