import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { regionMap } from '../region-map/region-map.element';
import { settings } from './region-editor.settings';

export const props = {} as const;

const change = {
  country: { kind: 'text', doc: 'The region’s country.' },
  index: { kind: 'number', doc: 'Its number within its country.' },
  action: { kind: 'text', doc: 'The call that saves it, such as `update_svg_ctitle`.' },
  value: { kind: 'text', doc: 'What was typed.' },
} as const;

export const events = {
  'nh-region-saved': { detail: change, doc: 'The server has saved a change.' },
  'nh-region-failed': {
    detail: { ...change, reason: { kind: 'text', doc: 'Why, in words.' } },
    doc: 'A change could not be saved; it is kept, and may be tried again.',
  },
} as const;

export type RegionEditorProps = PropsOf<typeof props, typeof settings>;
export type RegionEditorSettings = RegionEditorProps['settings'];

/** The contract of `<nh-region-editor>`. */
export const regionEditor = defineContract({
  tag: 'nh-region-editor',
  summary: 'The screen on which the regions of a map get their titles, links and label places.',
  since: '0.1.0',
  props,
  settings,
  settingsDoc: 'The regions as they are saved now, and how their changes are sent.',
  events,
  slots: {
    '': 'What is shown until the editor is drawn. An SVG as a direct child is the map of the preview, where the settings have neither `src` nor paths.',
  },
  parts: {
    toolbar: 'The bar with the search field, undo, redo and the state of all changes.',
    search: 'The search field.',
    button: 'A button: undo, redo, retry, save mine, take theirs, discard.',
    summary: 'The state of all changes in words.',
    rows: 'The rows of all countries.',
    country: 'The rows of one country.',
    row: 'One region.',
    field: 'One label with its input.',
    input: 'An input.',
    state: 'The state of a row, or what is kept for regions that the map does not have.',
    preview: 'The box of the preview map.',
  },
  cssProperties: {
    '--nh-region-editor-background': 'The ground of the bar that stays in view; default Canvas.',
    '--nh-region-editor-top':
      'How far below the window’s top it stays in view; default the height of the CMS’s admin bar.',
    '--nh-region-editor-accent': 'The colour of focus and of what is under way; default Highlight.',
    '--nh-region-editor-good': 'The colour of what is saved.',
    '--nh-region-editor-bad': 'The colour of what has failed.',
  },
  children: childrenPolicy,
  loading: 'visible',
  inner: [regionMap],
  load: () => import('./region-editor'),
});

/** What may be a printed map waits in a slot, where the preview finds it. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector(':scope > svg') ? 'slot' : 'replace';
}
