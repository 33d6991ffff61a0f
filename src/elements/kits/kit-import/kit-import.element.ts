import { defineContract, type PropsOf } from '../../../core/element/contract';
import { kitEvents } from '../events';
import { settings } from './kit-import.settings';

export const props = {
  fileUrl: {
    kind: 'url',
    attribute: 'file-url',
    doc: 'The address of a kit, on the site’s own origin or one of its list; default: `file_url` of the page’s query. It is fetched when the person says so.',
  },
  kitId: {
    kind: 'text',
    attribute: 'kit-id',
    doc: 'What the library calls that kit; default: `id` of the page’s query.',
  },
  referrer: {
    kind: 'text',
    attribute: 'referrer',
    doc: 'Where the person comes from, such as `kit-library`; default: `referrer` of the page’s query.',
  },
  kitCloudId: {
    kind: 'text',
    attribute: 'kit-cloud-id',
    doc: 'A kit of the cloud library; default: `kit_cloud_id` of the page’s query.',
  },
  applyAll: {
    kind: 'toggle',
    attribute: 'apply-all',
    default: false,
    doc: 'Imports all of a kit once it is there, without the step in which the person chooses.',
  },
} as const;

const parts = {
  content: 'Content',
  templates: 'Templates',
  settings: 'Settings',
  plugins: 'Plugins',
};

export const events = {
  ...kitEvents,
  'nh-kit-upload-file': {
    detail: { status: { kind: 'text', doc: '`Success`, or the error’s message.' } },
    doc: 'A kit was uploaded, or refused.',
  },
  'nh-kit-import-start': {
    detail: {
      includes: {
        kind: 'list',
        of: { kind: 'choice', options: parts },
        doc: 'The parts that come along, plugins first.',
      },
      customization: {
        kind: 'raw',
        reason: 'By part and section: a switch, its state, or the ids of single documents.',
        doc: 'What was chosen of them; a section that is missing comes along whole.',
      },
      counts: {
        kind: 'raw',
        reason: 'By part and section: a number.',
        doc: 'How many documents the kit has.',
      },
      description: { kind: 'text', optional: true, doc: 'The kit’s description.' },
      source: {
        kind: 'choice',
        options: { file: 'A file or an address', cloud: 'The cloud library' },
        doc: 'Where the kit comes from.',
      },
    },
    doc: 'An import begins, with what was chosen.',
  },
  'nh-kit-import-status': {
    detail: { error: { kind: 'text', optional: true, doc: 'Why, as the error’s message says.' } },
    doc: 'An import has ended: whole, or with an error.',
  },
} as const;

export type KitImportProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-kit-import>`. */
export const kitImport = defineContract({
  tag: 'nh-kit-import',
  summary: 'The screens on which an administrator brings a kit into the site.',
  since: '0.1.0',
  props,
  settings,
  settingsDoc: 'Where kits may come from, and how long the server may take.',
  events,
  slots: { '': 'What is shown until the import is drawn.' },
  parts: {
    steps: 'The list of the steps.',
    'step-name': 'The name of one of them.',
    step: 'The screen of the present step.',
    title: 'Its heading.',
    box: 'The box that takes a file by click, drop or keyboard.',
    half: 'The file whose upload was broken off.',
    source: 'A kit that the page names.',
    last: 'The last import, which can be taken back.',
    refusal: 'Why what was picked is not uploaded.',
    paused: 'That it waits for the network.',
    done: 'That an import was taken back.',
    error: 'A titled sentence: what went wrong, why, and what to do.',
    progress: 'A progress bar.',
    kit: 'What the kit says of itself.',
    older: 'That the kit is an older export.',
    parts: 'The parts of the kit.',
    part: 'One part: its checkbox, how much of it comes along, and its Edit button.',
    choice: 'A checkbox or radio button with its label.',
    checkbox: 'A checkbox.',
    radio: 'A radio button.',
    note: 'A sentence that explains what is above it.',
    count: 'How much there is, or is done.',
    plugins: 'The kit’s plugins with their state.',
    conflicts: 'What kit and site both have.',
    conflict: 'One thing that both have, and what becomes of it.',
    differences: 'What opens to show what differs.',
    changes: 'What differs, by field: how the site has it and how the kit has it.',
    swatch: 'A colour that differs.',
    runners: 'The steps of a running import.',
    imported: 'What has come of one part.',
    counts: 'What opens to show them, with how many they are.',
    links: 'Links to what was imported, or edited since.',
    actions: 'The buttons that end a step.',
    button: 'A button.',
    dialog: 'A dialog.',
    'dialog-title': 'Its title.',
    'dialog-body': 'What it asks or offers.',
    'dialog-foot': 'Its buttons.',
    section: 'A section of a part, in its dialog.',
    choices: 'The single documents of a section.',
  },
  cssProperties: {
    '--nh-kit-accent': 'The colour of focus, progress and the main button.',
    '--nh-kit-on-accent': 'The colour of the text on it.',
    '--nh-kit-surface': 'The ground of boxes, fields and dialogs.',
    '--nh-kit-good': 'The colour of what is done.',
    '--nh-kit-bad': 'The colour of what is wrong.',
  },
  children: 'replace',
  loading: 'visible',
  load: () => import('./kit-import'),
});
