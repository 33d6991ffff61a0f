import { defineContract, type PropsOf } from '../../../core/element/contract';
import { withWords } from '../../../core/languages/tool-words';
import { withFirstEvents } from '../../../core/state/first-events';
import { toolTokens, wizardProperties } from '../../../ui/tool-properties';
import { kitEvents } from '../events/index';
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
    tracked: { as: 'export_kit_customization', kitChoice: 'export' },
    detail: {
      includes: {
        kind: 'list',
        of: { kind: 'choice', options: parts },
        doc: 'The exported parts.',
      },
      customization: {
        kind: 'raw',
        reason: 'By part and section: a switch, its state, or the ids of single documents.',
        doc: 'The selection within the parts. A section that is not listed is exported completely.',
      },
      counts: {
        kind: 'raw',
        reason: 'By part and section: a number.',
        doc: 'The number of documents on the site.',
      },
      description: { kind: 'text', doc: 'The kit’s description.' },
      source: { kind: 'choice', options: targets, doc: 'The destination of the kit.' },
    },
    doc: 'An export starts.',
  },
  'nh-kit-export-done': {
    detail: {
      session: { kind: 'text', doc: 'The export’s id on the server.' },
      target: { kind: 'choice', options: targets, doc: 'The destination of the kit.' },
      fileName: { kind: 'text', doc: 'The name of the zip file.' },
      size: { kind: 'number', doc: 'The size of the zip file, in bytes.' },
    },
    doc: 'The kit was exported.',
  },
} as const;

export type KitExportProps = PropsOf<typeof props, typeof settings>;
export type KitExportSettings = KitExportProps['settings'];

/** The contract of `<nh-kit-export>`. */
export const kitExport = defineContract({
  tag: 'nh-kit-export',
  summary: 'The wizard with which an administrator exports the site, or parts of it, as a kit.',
  since: '0.1.0',
  category: 'cms',
  props,
  settings,
  settingsDoc: 'The initial name of a kit, its destinations, and the time limit of requests.',
  events,
  slots: { '': 'Content shown until the wizard is drawn.' },
  parts: {
    steps: 'The list of the steps.',
    step: 'The screen of the current step.',
    title: 'The heading of the current step.',
    field: 'A field with its label, character counter and error.',
    input: 'An input: name, description or search.',
    counter: 'The character counter of a field.',
    fault: 'The error of a field or of the selection.',
    kit: 'The parts of the kit.',
    part: 'One part: its checkbox, a summary of its selection, and its Edit button.',
    formats: 'The choice of the software that the kit is for.',
    targets: 'The choice of the kit’s destination.',
    choice: 'A checkbox or radio button with its label.',
    checkbox: 'A checkbox or radio button.',
    note: 'An explanatory note.',
    count: 'The number of selected items.',
    error: 'The error box: title, cause and remedy.',
    loading: 'The text shown while the site’s content is loaded.',
    progress: 'A progress bar.',
    runners: 'The steps of a running export.',
    runner: 'One step of a running export.',
    summary: 'The content of the kit, by part and section.',
    file: 'The name and size of the kit.',
    actions: 'The buttons that end a step.',
    button: 'A button, or the link to the kit.',
    dialog: 'The dialog that customises a part.',
    'dialog-title': 'The title of the dialog.',
    'dialog-body': 'The sections in the dialog.',
    'dialog-foot': 'The buttons of the dialog.',
    section: 'A section of the part.',
    choices: 'The documents of a section, each with a checkbox.',
    children: 'The subsections of a section.',
  },
  cssProperties: wizardProperties,
  tokens: toolTokens,
  children: 'replace',
  loading: 'visible',
  load: withWords(
    ['kits', 'failures'],
    withFirstEvents(events, () => import('./kit-export')),
  ),
});
