import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { printedMap } from './printed-map';
import { settings } from './region-map.settings';

export const props = {
  src: {
    kind: 'text',
    attribute: 'src',
    default: '',
    doc: 'The address of the SVG map, on the same origin; fetched once for all maps of the page.',
  },
} as const;

export const events = {
  'nh-region-select': {
    detail: {
      country: { kind: 'text', doc: 'The region’s country.' },
      index: { kind: 'number', doc: 'Its number within its country.' },
      title: { kind: 'text', doc: 'What it is called.' },
      centre: {
        kind: 'group',
        doc: 'The middle of the region’s box, in the map’s space of 570 by 810.',
        fields: {
          x: { kind: 'number', doc: 'From the left.' },
          y: { kind: 'number', doc: 'From the top.' },
        },
      },
    },
    doc: 'A visitor chose a region in the selector, or followed its link.',
  },
} as const;

export type RegionMapProps = PropsOf<typeof props, typeof settings>;
export type RegionMapSettings = RegionMapProps['settings'];

/** The contract of `<nh-region-map>`. */
export const regionMap = defineContract({
  tag: 'nh-region-map',
  summary: 'A map whose regions are links, with a selector that tells their coordinates.',
  since: '0.1.0',
  props,
  settings,
  settingsDoc:
    'The regions, what they are called, where they lead, and whether the selector is shown.',
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
