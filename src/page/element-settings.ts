import { defineField, defineSettings } from '../core/settings';
import { isAnchor, isClassList } from './class-names';

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
  css_classes: {
    ...classList,
    label: 'CSS classes',
    group: 'advanced',
    doc: 'CSS classes of a container, section or column, separated by spaces. Default: none.',
    examples: ['hero is-wide'],
  },
  _css_classes: {
    ...classList,
    label: 'CSS classes of a widget',
    group: 'advanced',
    doc: 'CSS classes of a widget, separated by spaces. Default: none.',
    examples: ['hero-title'],
  },
});
