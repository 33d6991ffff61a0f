import { defineContract, type PropsOf } from '../../../core/element/contract';
import { withWords } from '../../../core/languages/tool-words';
import { withFirstEvents } from '../../../core/state/first-events';
import { toolTokens, wizardProperties } from '../../../ui/tool-properties';
import { kitEvents } from '../events/index';
import { settings } from './kit-import.settings';

export const props = {
  fileUrl: {
    kind: 'url',
    attribute: 'file-url',
    doc: 'Address of a kit, on the site’s own origin or an allowed one. The kit is fetched once the user confirms. Default: `file_url` of the page’s query.',
  },
  kitId: {
    kind: 'text',
    attribute: 'kit-id',
    doc: 'Id of the kit in the kit library. Default: `id` of the page’s query.',
  },
  referrer: {
    kind: 'text',
    attribute: 'referrer',
    doc: 'Screen that the user comes from, such as `kit-library`. Default: `referrer` of the page’s query.',
  },
  kitCloudId: {
    kind: 'text',
    attribute: 'kit-cloud-id',
    doc: 'Id of a kit in the cloud library. Default: `kit_cloud_id` of the page’s query.',
  },
  applyAll: {
    kind: 'toggle',
    attribute: 'apply-all',
    default: false,
    doc: 'Imports the complete kit as soon as it is uploaded, without the selection step.',
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
    tracked: { as: 'kit_import_upload_file', fields: { kit_import_upload_file_status: 'status' } },
    detail: { status: { kind: 'text', doc: '`Success`, or the error’s message.' } },
    doc: 'The upload of a kit succeeded or failed.',
  },
  'nh-kit-import-start': {
    tracked: { as: 'import_kit_customization', kitChoice: 'import' },
    detail: {
      includes: {
        kind: 'list',
        of: { kind: 'choice', options: parts },
        doc: 'The imported parts, plugins first.',
      },
      customization: {
        kind: 'raw',
        reason: 'By part and section: a switch, its state, or the ids of single documents.',
        doc: 'The selection within the parts. A section that is not listed is imported completely.',
      },
      counts: {
        kind: 'raw',
        reason: 'By part and section: a number.',
        doc: 'The number of documents in the kit.',
      },
      description: { kind: 'text', optional: true, doc: 'The kit’s description.' },
      source: {
        kind: 'choice',
        options: { file: 'A file or an address', cloud: 'The cloud library' },
        doc: 'The source of the kit.',
      },
    },
    doc: 'An import starts.',
  },
  'nh-kit-import-status': {
    tracked: {
      as: 'kit_import_status',
      trigger: 'Page Loaded',
      fields: {
        kit_import_status: { absent: 'error' },
        kit_import_error: { from: 'error', optional: true },
      },
    },
    detail: {
      error: { kind: 'text', optional: true, doc: 'The error’s message, if the import failed.' },
    },
    doc: 'An import ended: completely, or with an error.',
  },
} as const;

export type KitImportProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-kit-import>`. */
export const kitImport = defineContract({
  tag: 'nh-kit-import',
  summary: 'The wizard with which an administrator imports a kit into the site.',
  since: '0.1.0',
  category: 'cms',
  props,
  settings,
  settingsDoc:
    'The allowed origins of kits, whether there may be earlier imports, and the time limit of requests.',
  events,
  slots: { '': 'Content shown until the wizard is drawn.' },
  parts: {
    steps: 'The list of the steps.',
    'step-name': 'The name of one step.',
    step: 'The screen of the current step.',
    title: 'The heading of the current step.',
    box: 'The upload box, which accepts a file by click, drop or keyboard.',
    half: 'The note about an interrupted upload.',
    source: 'The note about a kit that the page’s address names.',
    last: 'The last import, with the button that reverts it.',
    refusal: 'The reason why a chosen file is not uploaded.',
    paused: 'The note that the upload waits for the network.',
    done: 'The note that an import was reverted.',
    error: 'The error box: title, cause and remedy.',
    progress: 'A progress bar.',
    kit: 'The description of the kit.',
    pictures: 'The choice whether the kit’s pictures are fetched.',
    older: 'The note that the kit is an older export.',
    software: 'The page builder that wrote the kit, and what the kit has.',
    'left-out': 'The list of what this site cannot import.',
    parts: 'The parts of the kit.',
    part: 'One part: its checkbox, a summary of its selection, and its Edit button.',
    choice: 'A checkbox or radio button with its label.',
    checkbox: 'A checkbox.',
    radio: 'A radio button.',
    note: 'An explanatory note.',
    count: 'A number of items or completed steps.',
    plugins: 'The kit’s plugins with their state.',
    conflicts: 'The conflicts between kit and site.',
    conflict: 'One conflict, with the choice how to resolve it.',
    differences: 'The disclosure that shows the differences of a conflict.',
    changes: 'The table of differences: the values of each field on the site and in the kit.',
    swatch: 'The swatch of a colour that differs.',
    runners: 'The steps of a running import.',
    imported: 'The result of one part.',
    counts: 'The disclosure that shows the imported documents, labelled with their number.',
    links: 'Links to documents that were imported, or edited since the import.',
    actions: 'The buttons that end a step.',
    button: 'A button.',
    dialog: 'A dialog.',
    'dialog-title': 'The title of a dialog.',
    'dialog-body': 'The content of a dialog.',
    'dialog-foot': 'The buttons of a dialog.',
    section: 'A section of a part, in its dialog.',
    choices: 'The documents of a section, each with a checkbox.',
  },
  cssProperties: wizardProperties,
  tokens: toolTokens,
  children: 'replace',
  loading: 'visible',
  load: withWords(
    ['kits', 'failures'],
    withFirstEvents(events, () => import('./kit-import')),
  ),
});
