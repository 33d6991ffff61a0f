import { defineField, defineSettings, type Fields } from '../core/settings';
import { isAnchor, isClassList } from './class-names';
import { marginField, paddingField, radiusField, shadowField } from './style-fields';

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

/** Settings of containers, sections and columns, besides those of any element. */
export const layoutSettingFields = defineSettings({
  css_classes: {
    ...classList,
    label: 'CSS classes',
    group: 'advanced',
    doc: 'CSS classes, separated by spaces. Default: none.',
    examples: ['hero is-wide'],
  },
  margin: { ...marginField, label: 'Margin', doc: 'The space outside the box. Default: none.' },
  padding: {
    ...paddingField,
    label: 'Padding',
    doc: 'The space inside the box. Default: that of the site.',
  },
  border_radius: { ...radiusField, label: 'Border radius', doc: 'Rounds the box. Default: none.' },
  border_radius_hover: {
    ...radiusField,
    label: 'Border radius on hover',
    doc: 'Rounds the box under the pointer. Default: as otherwise.',
  },
  box_shadow_box_shadow: {
    ...shadowField,
    label: 'Box shadow',
    doc: 'The shadow of the box. Default: none.',
  },
});

/** Settings of widgets, besides those of any element; other keys belong to the widget. */
export const widgetSettingFields = defineSettings({
  _css_classes: {
    ...classList,
    label: 'CSS classes',
    group: 'advanced',
    doc: 'CSS classes, separated by spaces. Default: none.',
    examples: ['hero-title'],
  },
  _margin: { ...marginField, label: 'Margin', doc: 'The space outside the widget. Default: none.' },
  _padding: {
    ...paddingField,
    label: 'Padding',
    doc: 'The space inside the widget. Default: none.',
  },
  _border_radius: {
    ...radiusField,
    label: 'Border radius',
    doc: 'Rounds the widget. Default: none.',
  },
  _border_radius_hover: {
    ...radiusField,
    label: 'Border radius on hover',
    doc: 'Rounds the widget under the pointer. Default: as otherwise.',
  },
  _box_shadow_box_shadow: {
    ...shadowField,
    label: 'Box shadow',
    doc: 'The shadow of the widget. Default: none.',
  },
});

/** The declared settings of the builder's own kinds of elements. */
const byType = new Map<string, Fields>([
  ...['section', 'column', 'container'].map(
    (type) => [type, { ...elementSettingFields, ...layoutSettingFields }] as const,
  ),
  ['widget', { ...elementSettingFields, ...widgetSettingFields }],
]);

/** Returns the declared settings of a kind of element. */
export function settingFieldsOf(elType: string): Fields {
  return byType.get(elType) ?? elementSettingFields;
}
