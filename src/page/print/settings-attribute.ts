import { builderDevices } from '../../core/breakpoints/builder-devices';
import { type Field, type Fields, parseValue } from '../../core/settings';
import { declaredKey } from '../../core/settings/key-names';
import type { SavedSettings } from '../element';

/**
 * Returns the attribute `settings` of a tag: the saved values of declared keys that differ from their default, as JSON.
 *
 * @param fields the settings of the element
 * @param devices the site's devices besides the builder's
 * @returns undefined if no value differs
 */
export function settingsAttribute(
  fields: Fields,
  saved: SavedSettings,
  devices: readonly string[] = [],
): string | undefined {
  const all = [...Object.keys(builderDevices), ...devices];
  const changed = Object.entries(saved).filter(([name, value]) => {
    const match = declaredKey(fields, name, all);
    const field = match && fields[match.key];
    if (!field) return false;
    const { value: parsed } = parseValue(field, value);
    if (parsed === undefined) return false;
    return (
      match.device !== undefined || JSON.stringify(parsed) !== JSON.stringify(defaultOf(field))
    );
  });
  return changed.length === 0 ? undefined : JSON.stringify(Object.fromEntries(changed));
}

function defaultOf(field: Field): unknown {
  return 'default' in field ? field.default : undefined;
}
