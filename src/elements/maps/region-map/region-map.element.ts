import * as z from 'zod/mini';
import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { RegionListSchema } from '../regions/schema';
import { printedMap } from './printed-map';

const text = z.string();

const SettingsSchema = z.object({
  /**
   * The regions. One whose `id` or `path` is that of a shape of the SVG describes it; any other with a
   * `path` is drawn into the map, or is the map where no SVG comes.
   */
  regions: z.optional(RegionListSchema),
  /** The space that the paths are drawn in; default: that of the SVG, without one `0 0 570 810`. */
  viewBox: z.optional(text),
  /** Where the region selector is shown: in the builder's editor only, or always. */
  selector: z.catch(z.optional(z.enum(['edit', 'always'])), undefined),
  /** Where the selector's panel stands until it is moved: 0 at the map's top (default) to 1 at its end. */
  selectorStart: z.catch(z.optional(z.number()), undefined),
  /** What countries are called, by their code; default: the language's own names. */
  countries: z.catch(z.optional(z.record(text, text)), undefined),
  /** The map's accessible name; default "Map". */
  title: z.optional(text),
});

export const props = {
  settings: {
    type: 'json',
    attribute: 'settings',
    schema: SettingsSchema,
    default: {},
    doc: 'The regions, what they are called, where they lead, and whether the selector is shown.',
  },
  src: {
    type: 'string',
    attribute: 'src',
    schema: text,
    default: '',
    doc: 'The address of the SVG map, on the same origin; fetched once for all maps of the page.',
  },
} as const;

const PointSchema = z.object({ x: z.number(), y: z.number() });

export const events = {
  'nh-region-select': {
    detail: z.object({
      country: text,
      index: z.number(),
      title: text,
      /** The middle of the region's box, in the map's space of 570 by 810. */
      centre: PointSchema,
    }),
    doc: 'A visitor chose a region in the selector, or followed its link.',
  },
};

export type RegionMapProps = PropsOf<typeof props>;
export type RegionMapSettings = RegionMapProps['settings'];

/** The contract of `<nh-region-map>`. */
export const regionMap = defineContract({
  tag: 'nh-region-map',
  summary: 'A map whose regions are links, with a selector that tells their coordinates.',
  since: '0.1.0',
  props,
  events,
  slots: {
    '': "The server's own SVG map, which the element brings alive; else what is shown until the map is here. An SVG is the map if a shape in it has a name or an id of the list, or if it is a direct child and the map does not come from elsewhere.",
  },
  parts: {
    map: 'The box of a map that is drawn from data or fetched.',
    selector: 'The panel of the region selector.',
    handle: 'What the panel is moved by.',
    select: "The selector's list of regions.",
    coordinates: 'The two coordinates.',
    tooltip: 'The name of the region under the pointer or in focus.',
    list: 'The plain list of the regions, which only screen readers meet.',
  },
  cssProperties: {
    '--nh-region-fill': 'The colour of a region without one of its own.',
    '--nh-region-linked': 'The colour of such a region that leads somewhere.',
    '--nh-region-hover': 'The colour of such a region under the pointer or in focus.',
    '--nh-region-stroke': 'The colour of the borders; default Canvas.',
    '--nh-region-label': 'The colour of labels; default CanvasText.',
    '--nh-region-accent': 'The colour of the focus ring and the chosen region; default Highlight.',
  },
  children: childrenPolicy,
  loading: 'visible',
  load: () => import('./region-map'),
});

/** A map that the server printed is brought alive; all else waits until the map is here. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return printedMap(host) ? 'enhance' : 'slot';
}
