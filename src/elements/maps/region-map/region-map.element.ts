import { type ChildrenPolicy, defineContract, type PropsOf } from '../../../core/element/contract';
import { printedMap } from './printed-map';
import { settings } from './region-map.settings';

export const props = {
  src: {
    kind: 'text',
    attribute: 'src',
    default: '',
    doc: 'Address of the SVG map, on the page’s own origin. Fetched once for all maps of the page.',
  },
} as const;

export const events = {
  'nh-region-select': {
    detail: {
      country: { kind: 'text', doc: 'Country of the region.' },
      index: { kind: 'number', doc: 'Number of the region within its country.' },
      title: { kind: 'text', doc: 'Title of the region.' },
      centre: {
        kind: 'group',
        doc: 'Centre of the region’s bounding box, in units of the 570 by 810 map.',
        fields: {
          x: { kind: 'number', doc: 'Distance from the left.' },
          y: { kind: 'number', doc: 'Distance from the top.' },
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
  summary: 'A map whose regions are links, with a selector that shows their coordinates.',
  since: '0.1.0',
  category: 'general',
  props,
  settings,
  settingsDoc: 'The regions with their titles and links, and whether the selector is shown.',
  events,
  slots: {
    '': "The server's own SVG map, which the element enhances, or content shown until the map is loaded. An SVG is the map if one of its shapes has a name, or the id or path of an entry in `regions`. Otherwise an SVG that is a direct child is the map, unless `src` or paths in `regions` define another.",
  },
  parts: {
    map: 'The box of a map that is drawn from data or fetched.',
    selector: 'The panel of the region selector.',
    handle: 'The handle that moves the panel.',
    select: "The selector's list of regions.",
    entry:
      "The words of the page's element to which the selected region links. Not displayed without a stylesheet.",
    coordinates: 'The two coordinates.',
    tooltip: 'The title of the region under the pointer or in focus.',
    list: 'The list of the regions, whose links are the tab stops of the map; visually hidden.',
  },
  cssProperties: {
    '--nh-region-fill':
      'Colour of a region without a colour of its own. Default: `--nh-line`, else grey.',
    '--nh-region-linked':
      'Colour of a linked region without a colour of its own. Default: `--nh-border`, else green.',
    '--nh-region-hover':
      'Colour of a linked region under the pointer or in focus. Default: `--nh-muted`, else dark green.',
    '--nh-region-stroke': 'Colour of the borders. Default: `--nh-surface`, else Canvas.',
    '--nh-region-dot':
      'Colour of a dot of 18 pixels on each linked region that is hard to see: smaller than 24 by 24 pixels. Default: none.',
    '--nh-region-label': 'Colour of labels. Default: `--nh-text`, else CanvasText.',
    '--nh-region-halo': 'Outline of labels. Default: the colour of the borders.',
    '--nh-region-labels': 'Display of all labels: `none` hides them. Default: inline.',
    '--nh-region-chosen-label':
      'Display of the label of the selected region, if it has no label of its own: `inline` shows it. Default: none.',
    '--nh-region-accent':
      'Colour of the focus ring and the selected region. Default: `--nh-accent`, else Highlight.',
    '--nh-region-linked-border':
      'Colour of a line around each linked region, drawn over its neighbours. Default: no line.',
    '--nh-region-chosen-border':
      'Colour of a line around the selected region, drawn over its neighbours. Default: no line.',
    '--nh-region-selector-position':
      'Position of the panel of the region selector: `static` places it below the map. Default: absolute, over the map.',
  },
  tokens: [
    '--nh-surface',
    '--nh-text',
    '--nh-muted',
    '--nh-border',
    '--nh-line',
    '--nh-accent',
    '--nh-radius',
  ],
  children: childrenPolicy,
  loading: 'visible',
  load: () => import('./region-map'),
});

/** Enhances a map that the server printed; other content is shown until the map is loaded. */
function childrenPolicy(host: HTMLElement): ChildrenPolicy {
  return printedMap(host) ? 'enhance' : 'slot';
}
