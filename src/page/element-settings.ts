import { defineField, defineSettings, type Fields } from '../core/settings';
import { isAnchor, isClassList } from './class-names';
import { backgroundFields, containerBackgroundFields, overlayFields } from './styles/background';
import { borderFields } from './styles/border';
import { spaceFields } from './styles/box-fields';
import { containerFields, htmlTagFields, overflowFields } from './styles/container';
import { effectFields } from './styles/effects';
import { itemFields, placeFields, widgetWidthFields } from './styles/placement';
import { columnFields, sectionFields } from './styles/section';
import { shapeFields } from './styles/shapes';
import { headingColourFields, textFields } from './styles/text';
import { visibilityFields } from './styles/visibility';

/** CSS classes separated by spaces. */
export const classList = defineField({
  kind: 'raw',
  accepts: isClassList,
  wanted: 'CSS classes of letters, digits, "_", "-" and ":", separated by spaces',
  reason: 'A text with a limited alphabet.',
});

/** Settings of any element, by the page builder's names. */
export const elementSettingFields = defineSettings({
  _element_id: {
    kind: 'raw',
    accepts: isAnchor,
    wanted: 'an id of letters, digits, "_" and "-"',
    reason: 'A text with a limited alphabet.',
    label: 'CSS ID',
    group: 'advanced',
    doc: 'The id of the element in the page, for links to it. Default: none.',
    examples: ['contact'],
  },
  __globals__: {
    kind: 'record',
    of: { kind: 'global' },
    label: 'Global styles',
    group: 'style',
    doc: 'The colors and fonts of the kit that settings refer to, by key. Default: none.',
    examples: [{ background_color: 'globals/colors?id=primary' }],
  },
});

/** Returns the settings that widgets and layout elements have by the same names, but for the prefix `_` of widgets. */
function boxFields<P extends '' | '_'>(prefix: P, box: string, padding: string) {
  return {
    ...spaceFields(prefix, box, padding),
    ...borderFields(`${prefix}border`, 'border'),
    ...borderFields(`${prefix}border_hover`, 'border on hover'),
    ...backgroundFields(`${prefix}background`, 'background'),
    ...backgroundFields(`${prefix}background_hover`, 'background on hover'),
    ...effectFields(prefix, box),
    ...textFields(prefix, box),
    ...placeFields(prefix),
    ...itemFields,
    ...visibilityFields,
  };
}

/** Settings of containers, sections and columns, besides those of any element. */
export const layoutSettingFields = defineSettings({
  css_classes: {
    ...classList,
    label: 'CSS classes',
    group: 'advanced',
    doc: 'CSS classes, separated by spaces. Default: none.',
    examples: ['hero is-wide'],
  },
  ...boxFields('', 'box', 'that of the site'),
  ...containerBackgroundFields(),
  ...overlayFields,
  ...htmlTagFields,
});

/** Further settings of containers. */
export const containerSettingFields = defineSettings({
  ...containerFields,
  ...overflowFields,
  ...shapeFields,
});

/** Further settings of sections. */
export const sectionSettingFields = defineSettings({
  ...sectionFields,
  ...overflowFields,
  ...shapeFields,
  ...headingColourFields,
});

/** Further settings of columns. */
export const columnSettingFields = defineSettings({ ...columnFields, ...headingColourFields });

/** Settings of widgets, besides those of any element; other keys belong to the widget. */
export const widgetSettingFields = defineSettings({
  _css_classes: {
    ...classList,
    label: 'CSS classes',
    group: 'advanced',
    doc: 'CSS classes, separated by spaces. Default: none.',
    examples: ['hero-title'],
  },
  ...boxFields('_', 'widget', 'none'),
  ...widgetWidthFields,
});

/** The declared settings of the builder's own kinds of elements. */
const byType = new Map<string, Fields>([
  ['section', { ...elementSettingFields, ...layoutSettingFields, ...sectionSettingFields }],
  ['column', { ...elementSettingFields, ...layoutSettingFields, ...columnSettingFields }],
  ['container', { ...elementSettingFields, ...layoutSettingFields, ...containerSettingFields }],
  ['widget', { ...elementSettingFields, ...widgetSettingFields }],
]);

/** Returns the declared settings of a kind of element. */
export function settingFieldsOf(elType: string): Fields {
  return byType.get(elType) ?? elementSettingFields;
}
