import type { Fields } from '../../core/settings';
import type { BuilderElement } from '../element';
import { settingFieldsOf } from '../element-settings';
import { boxRules } from './box-rules';
import type { StyleRules } from './style-rule';

/** Settings with the rules that make CSS of them, such as a block. */
export interface Styled {
  readonly settings: Fields;
  readonly styles?: StyleRules;
}

const layoutTypes = new Set(['section', 'column', 'container']);

/** The rules of the settings of every widget and of the layout elements. */
const layoutRules: StyleRules = boxRules('');
const widgetRules: StyleRules = boxRules('_');

const combined = new WeakMap<Styled, Styled>();

/** Returns the settings of an element with the rules that make CSS of them. */
export function styledElement(element: BuilderElement, block: Styled | undefined): Styled {
  const { elType } = element;
  if (layoutTypes.has(elType)) return { settings: settingFieldsOf(elType), styles: layoutRules };
  if (elType !== 'widget') return { settings: settingFieldsOf(elType) };
  const known = block && combined.get(block);
  if (known) return known;
  const settings: Fields = { ...block?.settings, ...settingFieldsOf('widget') };
  const made = { settings, styles: { ...block?.styles, ...widgetRules } };
  if (block) combined.set(block, made);
  return made;
}
