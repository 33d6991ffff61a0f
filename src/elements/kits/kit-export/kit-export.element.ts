import { defineContract, type PropsOf } from '../../../core/element/contract';
import { kitEvents } from '../events';
import { settings } from './kit-export.settings';

export const props = {} as const;

const parts = {
  content: 'Content',
  templates: 'Templates',
  settings: 'Settings',
  plugins: 'Plugins',
};

const targets = { file: 'A file', cloud: 'The cloud library' };

export const events = {
  ...kitEvents,
  'nh-kit-export-start': {
    detail: {
      includes: {
        kind: 'list',
        of: { kind: 'choice', options: parts },
        doc: 'The parts that go along.',
      },
      customization: {
        kind: 'raw',
        reason: 'By part and section: a switch, its state, or the ids of single documents.',
        doc: 'What was chosen of them; a section that is missing goes along whole.',
      },
      counts: {
        kind: 'raw',
        reason: 'By part and section: a number.',
        doc: 'How many documents the site has.',
      },
      description: { kind: 'text', doc: 'The kit’s description.' },
      source: { kind: 'choice', options: targets, doc: 'Where the kit goes to.' },
    },
    doc: 'An export begins, with what was chosen.',
  },
  'nh-kit-export-done': {
    detail: {
      session: { kind: 'text', doc: 'The export’s id on the server.' },
      target: { kind: 'choice', options: targets, doc: 'Where the kit is.' },
      fileName: { kind: 'text', doc: 'The name of the zip file.' },
      size: { kind: 'number', doc: 'Its bytes.' },
    },
    doc: 'The kit is made.',
  },
} as const;

export type KitExportProps = PropsOf<typeof props, typeof settings>;
export type KitExportSettings = KitExportProps['settings'];

/** The contract of `<nh-kit-export>`. */
export const kitExport = defineContract({
  tag: 'nh-kit-export',
  summary: 'The screens on which an administrator exports the site, or a part of it, as a kit.',
  since: '0.1.0',
  props,
  settings,
  settingsDoc: 'What a kit begins with, and where it may go.',
  events,
  slots: { '': 'What is shown until the export is drawn.' },
  parts: {
    steps: 'The list of the steps.',
    step: 'The screen of the present step.',
    title: 'Its heading.',
    field: 'A field with its label, counter and fault.',
    input: 'The name, the description, a search field.',
    counter: 'How many characters a field has of how many.',
    fault: 'What is wrong with a field, or with the choice.',
    kit: 'The parts of the kit.',
    part: 'One part: its checkbox, what goes along of it, and its Edit button.',
    targets: 'The places that the kit may go to.',
    choice: 'A checkbox or radio button with its label.',
    checkbox: 'A checkbox or radio button.',
    note: 'A sentence that explains what is above it.',
    count: 'How much is chosen.',
    error: 'A titled sentence: what went wrong, why, and what to do.',
    loading: 'What is said while the server is asked what the site holds.',
    progress: 'A progress bar.',
    runners: 'The steps of a running export.',
    runner: 'One of them.',
    summary: 'What the kit holds, by part and section.',
    file: 'The kit’s name and size.',
    actions: 'The buttons that end a step.',
    button: 'A button, or the link to the kit.',
    dialog: 'The dialog in which a part is customised.',
    'dialog-title': 'Its title.',
    'dialog-body': 'Its sections.',
    'dialog-foot': 'Its buttons.',
    section: 'A section of the part.',
    choices: 'The single documents of a section.',
    children: 'The sections within a section.',
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
  load: () => import('./kit-export'),
});
