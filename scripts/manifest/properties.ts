import type { Contract } from '../../src/core/element/contract';
import { defaultSettings } from '../../src/core/settings';
import { settingsType, typeText } from './type-text';

/** A property of an element, as the manifest describes it. */
export interface Property {
  readonly name: string;
  readonly attribute?: string;
  readonly type: { readonly text: string };
  /** The default value as JSON. */
  readonly default?: string;
  readonly description?: string;
}

/** Returns an element's properties: `settings`, if it has any, and those of its contract. */
export function propertiesOf(contract: Contract): Property[] {
  const { props, settings, settingsDoc } = contract;
  const own = Object.entries(props).map(([name, { attribute, ...field }]) => ({
    name,
    attribute,
    type: { text: typeText(field) },
    default: 'default' in field ? JSON.stringify(field.default) : undefined,
    description: field.doc,
  }));
  if (!settings) return own;
  const object = {
    name: 'settings',
    attribute: 'settings',
    type: { text: settingsType(settings) },
    default: JSON.stringify(defaultSettings(settings)),
    description: settingsDoc,
  };
  return [object, ...own];
}
