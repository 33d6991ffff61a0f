import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { withWords } from '../../../core/languages/tool-words';
import { regionMap } from '../region-map/region-map.element';
import { settings } from './region-editor.settings';

export const props = {} as const;

const change = {
  country: { kind: 'text', doc: 'Country of the region.' },
  index: { kind: 'number', doc: 'Number of the region within its country.' },
  action: { kind: 'text', doc: 'Server action that saves the field, such as `update_svg_ctitle`.' },
  value: { kind: 'text', doc: 'The typed value.' },
} as const;

export const events = {
  'nh-region-saved': { detail: change, doc: 'The server saved a change.' },
  'nh-region-failed': {
    detail: { ...change, reason: { kind: 'text', doc: 'The reason, as shown to the user.' } },
    doc: 'A change could not be saved. The editor keeps the change, and the user can retry.',
  },
} as const;

export type RegionEditorProps = PropsOf<typeof props, typeof settings>;
export type RegionEditorSettings = RegionEditorProps['settings'];

/** The contract of `<nh-region-editor>`. */
export const regionEditor = defineContract({
  tag: 'nh-region-editor',
  summary: 'A form for the titles, links and label positions of a map’s regions, with a preview.',
  since: '0.1.0',
  category: 'cms',
  props,
  settings,
  settingsDoc: 'The saved regions, and how changes are sent.',
  events,
  slots: {
    '': 'Content shown until the editor is drawn. An SVG that is a direct child is the preview map, if the settings have neither `src` nor paths.',
  },
  parts: {
    toolbar: 'The bar with the search field, undo, redo and the state of all changes.',
    search: 'The search field.',
    button: 'A button: undo, redo, retry, keep mine, use theirs, discard.',
    summary: 'The state of all changes, as text.',
    rows: 'The rows of all countries.',
    country: 'The rows of one country.',
    row: 'The row of one region.',
    field: 'One label with its input.',
    input: 'An input.',
    state: 'The state of a row, or the drafts of regions that the map does not have.',
    preview: 'The box of the preview map.',
  },
  cssProperties: {
    '--nh-region-editor-background':
      'Background colour of the sticky toolbar. Default: `--nh-surface`, else Canvas.',
    '--nh-region-editor-top':
      'Distance of the sticky toolbar from the top of the viewport. Default: the height of the CMS’s admin bar.',
    '--nh-region-editor-accent':
      'Colour of the focus ring and of running requests. Default: `--nh-accent`, else Highlight.',
    '--nh-region-editor-good': 'Colour of saved changes. Default: `--nh-success`, else green.',
    '--nh-region-editor-bad': 'Colour of failed changes. Default: `--nh-error`, else red.',
  },
  tokens: [
    '--nh-surface',
    '--nh-text',
    '--nh-border',
    '--nh-line',
    '--nh-accent',
    '--nh-error',
    '--nh-success',
    '--nh-radius',
  ],
  children: childrenPolicy,
  loading: 'visible',
  inner: [regionMap],
  load: withWords(['regions'], () => import('./region-editor')),
});

/** Keeps an SVG that may be a printed map in a slot, where the preview finds it. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return host.querySelector(':scope > svg') ? 'slot' : 'replace';
}
