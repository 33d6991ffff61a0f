import type { SavedSettings } from '../../page';

/** A pattern of classes, with the settings that they show; none for a class that repeats what other attributes say. */
type ClassRule = readonly [pattern: RegExp, settings: (...found: string[]) => SavedSettings];

const nothing = (): SavedSettings => ({});

/** The page builder's devices in its classes. */
const DEVICE = '(mobile|mobile_extra|tablet|tablet_extra|laptop|widescreen)';

/** The classes of all boxes, without the builder's prefix (docs/compatibility/page-builder-markup.md#classes). */
const anyBox: readonly ClassRule[] = [
  [/^(?:element|widget|column|section|invisible|top-section|top-column|inner-column)$/, nothing],
  [/^(?:element|widget)-[\w-]+$/, nothing],
  [/^hidden-(\w+)$/, (device) => ({ [`hide_${deviceOf(device)}`]: `hidden-${deviceOf(device)}` })],
];

const widgetBox: readonly ClassRule[] = [
  [/^widget__width-(auto|inherit|initial)$/, (width) => ({ _element_width: width })],
  [
    new RegExp(`^widget-${DEVICE}__width-(auto|inherit|initial)$`),
    (device, width) => ({ [`_element_width_${device}`]: width }),
  ],
  [/^(absolute|fixed)$/, (position) => ({ _position: position })],
];

const sectionBox: readonly ClassRule[] = [
  [/^section-(boxed|full_width)$/, (layout) => ({ layout })],
  [/^section-height-default$/, nothing],
  [/^section-height-(full|min-height)$/, (height) => ({ height })],
  [/^section-content-([a-z-]+)$/, (content_position) => ({ content_position })],
  [/^section-items-([a-z]+)$/, (column_position) => ({ column_position })],
  [/^(section-stretched)$/, (stretch_section) => ({ stretch_section })],
  [/^inner-section$/, nothing],
  [/^reverse-(tablet|mobile)$/, (device) => ({ [`reverse_order_${device}`]: `reverse-${device}` })],
];

const columnBox: readonly ClassRule[] = [
  [/^col-(\d{1,3})$/, (size) => ({ _column_size: Number(size) })],
];

const containerBox: readonly ClassRule[] = [[/^(absolute|fixed)$/, (position) => ({ position })]];

/** Classes that begin with the name of a setting's key or of its part, by widget. */
const byWidget: Readonly<Record<string, readonly ClassRule[]>> = {
  alert: [[/^alert-(info|success|warning|danger)$/, (alert_type) => ({ alert_type })]],
  button: [
    [/^button-(info|success|warning|danger)$/, (button_type) => ({ button_type })],
    ...aligned('align'),
  ],
  divider: [
    [/^widget-divider--view-(\w+)$/, (look) => ({ look })],
    [/^widget-divider--element-align-\w+$/, nothing],
    [/^widget-divider--separator-type-(\w+)$/, nothing],
  ],
  icon: [...shaped(), ...aligned('align')],
  'icon-box': [...shaped(), ...placed()],
  'icon-list': [
    [/^icon-list--layout-(traditional|inline)$/, (view) => ({ view })],
    [/^list-item-link-(\w+)$/, (link_click) => ({ link_click })],
    ...aligned('icon_align'),
  ],
  'image-box': placed(),
  'image-carousel': [
    [/^arrows-position-(inside|outside)$/, (arrows_position) => ({ arrows_position })],
    [/^pagination-position-(inside|outside)$/, (dots_position) => ({ dots_position })],
  ],
  tabs: [
    [/^tabs-view-(horizontal|vertical)$/, (type) => ({ type })],
    [/^tabs-alignment-(\w+)$/, (tabs_align_horizontal) => ({ tabs_align_horizontal })],
  ],
  'text-editor': [
    [/^drop-cap-(yes)$/, (drop_cap) => ({ drop_cap })],
    [/^drop-cap-view-(\w+)$/, (drop_cap_view) => ({ drop_cap_view })],
    ...aligned('align'),
  ],
};

function aligned(key: string): ClassRule[] {
  return [
    [/^align-([a-z]+)$/, (align) => ({ [key]: align })],
    [
      new RegExp(`^${DEVICE}-align-([a-z]+)$`),
      (device, align) => ({ [`${key}_${device}`]: align }),
    ],
  ];
}

function shaped(): ClassRule[] {
  return [
    [/^view-(default|stacked|framed)$/, (view) => ({ view })],
    [/^shape-(square|rounded|circle)$/, (shape) => ({ shape })],
  ];
}

function placed(): ClassRule[] {
  return [
    [/^position-([a-z-]+)$/, (position) => ({ position })],
    [
      new RegExp(`^${DEVICE}-position-([a-z-]+)$`),
      (device, place) => ({ [`position_${device}`]: place }),
    ],
    [/^vertical-align-(\w+)$/, (place) => ({ content_vertical_alignment: place })],
  ];
}

const byType: Readonly<Record<string, readonly ClassRule[]>> = {
  section: sectionBox,
  column: columnBox,
  container: containerBox,
  widget: widgetBox,
};

/** Classes without the builder's prefix: those of containers, and those that scripts set. */
const unprefixed: readonly ClassRule[] = [
  [/^e-con-(boxed|full)$/, (content_width) => ({ content_width })],
  [/^e-(grid)$/, (container_type) => ({ container_type })],
  [/^e-(?:con|flex|parent|child|active|lazyload(?:ed)?|n-tabs-none|widget-swiper)$/, nothing],
  [/^e-n-tabs-(\w+)$/, (breakpoint_selector) => ({ breakpoint_selector })],
  [/^animated-(slow|fast)$/, (animation_duration) => ({ animation_duration })],
  [/^animated(?:-normal)?$/, nothing],
  [/^nh-/, nothing],
];

/** The settings that the classes of a box show, and the classes that show none. */
export interface BoxClasses {
  readonly settings: SavedSettings;
  /** Classes of the author, and those of the page builder that are not understood. */
  readonly others: readonly string[];
}

/**
 * Reads the classes of a box.
 *
 * @param builder prefix of the page builder's classes
 * @param elType the type of the element: `section`
 * @param widgetType the name of a widget: `icon-list`; empty for other elements
 */
export function boxClasses(
  classes: Iterable<string>,
  { builder, elType, widgetType = '' }: { builder: string; elType: string; widgetType?: string },
): BoxClasses {
  const prefixed = [
    ...(Object.hasOwn(byWidget, widgetType) ? (byWidget[widgetType] ?? []) : []),
    ...(Object.hasOwn(byType, elType) ? (byType[elType] ?? []) : []),
    ...anyBox,
  ];
  let settings: SavedSettings = {};
  const others: string[] = [];
  for (const name of classes) {
    const isPrefixed = name.startsWith(`${builder}-`);
    const found = isPrefixed
      ? settingsOf(name.slice(builder.length + 1), prefixed)
      : settingsOf(name, unprefixed);
    if (found) settings = { ...settings, ...found };
    else others.push(name);
  }
  return { settings, others };
}

function settingsOf(name: string, rules: readonly ClassRule[]): SavedSettings | undefined {
  for (const [pattern, settings] of rules) {
    const found = pattern.exec(name);
    if (found) return settings(...found.slice(1));
  }
  return undefined;
}

/** Returns the device of a class that hides a box: old releases of the page builder call `mobile` `phone`. */
function deviceOf(device = ''): string {
  return device === 'phone' ? 'mobile' : device;
}
