import * as z from 'zod/mini';
import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { regionMap } from '../region-map/region-map.element';
import { RegionListSchema } from '../regions/schema';

const text = z.string();

const SettingsSchema = z.object({
  /**
   * The regions as they are saved now. Those with `path` are the preview map; those with `id` are
   * shapes of an SVG map, which is printed in the tag or named by `src`.
   */
  regions: z.optional(RegionListSchema),
  /** The address of the SVG map for the preview, on the same origin. */
  src: z.optional(text),
  /** The space that the paths are drawn in; default `0 0 570 810`. */
  viewBox: z.optional(text),
  /** What countries are called, by their code; default: the language's own names. */
  countries: z.catch(z.optional(z.record(text, text)), undefined),
  /**
   * Whose drafts this browser keeps, beside those of other sites: such as the user's number and the
   * map's. Default: the tag's id, else its place among the page's editors.
   */
  editorId: z.optional(z.catch(z.pipe(z.union([text, z.number()]), z.transform(String)), '')),
  /** The form field of the nonce; default `_ajax_nonce`. */
  nonceField: z.optional(text),
  /** Seconds after which a call has failed, at most 3600; default 30. */
  timeout: z.catch(z.optional(z.number().check(z.positive(), z.maximum(3600))), undefined),
});

export const props = {
  settings: {
    type: 'json',
    attribute: 'settings',
    schema: SettingsSchema,
    default: {},
    doc: 'The regions as they are saved now, and how their changes are sent.',
  },
} as const;

const change = {
  country: text,
  index: z.number(),
  /** The call that saves it, such as `update_svg_ctitle`. */
  action: text,
  value: text,
};

export const events = {
  'nh-region-saved': {
    detail: z.object(change),
    doc: 'The server has saved a change.',
  },
  'nh-region-failed': {
    detail: z.object({ ...change, reason: text }),
    doc: 'A change could not be saved; it is kept, and may be tried again.',
  },
};

export type RegionEditorProps = PropsOf<typeof props>;
export type RegionEditorSettings = RegionEditorProps['settings'];

/** The contract of `<nh-region-editor>`. */
export const regionEditor = defineContract({
  tag: 'nh-region-editor',
  summary: 'The screen on which the regions of a map get their titles, links and label places.',
  since: '0.1.0',
  props,
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
