import {
  defineSettings,
  type Fields,
  type GlobalReference,
  type Length,
  type ParsedSettings,
  parseSettings,
  type Typography,
} from '../../core/settings';
import { listOf, objectOf } from '../../core/settings/reading';
import { flatFields, typographyOf } from '../../core/settings/style/groups';
import { isElementName } from '../ids';

/** The styles of the kit that settings refer to, by their ids. */
export interface KitGlobals {
  /** CSS colours. */
  readonly colors: Readonly<Record<string, string>>;
  readonly typography: Readonly<Record<string, KitTypographyStyle>>;
  readonly sizes: Readonly<Record<string, Length | string>>;
}

/** A typography of the kit with its values per device. */
export interface KitTypographyStyle {
  readonly plain: Typography;
  readonly byDevice: ReadonlyMap<string, Typography>;
}

/** A kit without global styles. */
export const noGlobals: KitGlobals = { colors: {}, typography: {}, sizes: {} };

/** True if the kit has the style that a reference names. */
export function hasGlobal(globals: KitGlobals, { type, id }: GlobalReference): boolean {
  return Object.hasOwn(globals[type], id);
}

/** Returns the custom property of a colour or size of the kit, by the page builder's name. */
export function globalVariable(type: 'colors' | 'sizes', id: string): string {
  return `--e-global-${type === 'colors' ? 'color' : 'size'}-${id}`;
}

const colourField = defineSettings({ color: { kind: 'colour' } });
const sizeField = defineSettings({ size: { kind: 'length', expressions: true } });
const typographyField: Fields = flatFields(defineSettings({ typography: { kind: 'typography' } }));

/**
 * Reads the global styles of a kit's settings: the page builder's `system_colors`, `custom_colors`, `system_typography`
 * and `custom_typography`, and `custom_sizes` of ours. Invalid ones are left out; the first of an id counts.
 *
 * @param settings as they are saved
 */
export function kitGlobals(settings: unknown): KitGlobals {
  const items = (key: string) => itemsOf(objectOf(settings)?.[key]);
  const each = <T>(
    keys: readonly string[],
    read: (item: object) => T | undefined,
  ): Record<string, T> => {
    const found = keys.flatMap(items).map(([id, item]) => [id, read(item)] as const);
    const set = found.filter((entry): entry is [string, T] => entry[1] !== undefined);
    return Object.fromEntries(set.reverse());
  };
  return {
    colors: each(
      ['system_colors', 'custom_colors'],
      (item) => parseSettings(colourField, item, { foreign: true })?.values.color,
    ),
    typography: each(['system_typography', 'custom_typography'], readTypography),
    sizes: each(
      ['custom_sizes'],
      (item) => parseSettings(sizeField, item, { foreign: true })?.values.size,
    ),
  };
}

/** Returns the rows of a list that have a sound id. */
function itemsOf(list: unknown): [id: string, item: object][] {
  return (listOf(list ?? []) ?? []).flatMap((row) => {
    const item = objectOf(row);
    return item && isElementName(item._id) ? [[item._id, item]] : [];
  });
}

function readTypography(item: object): KitTypographyStyle | undefined {
  const parsed = parseSettings(typographyField, item, { foreign: true });
  if (!parsed) return undefined;
  const plain = typographyOf(parsed.values, 'typography') ?? {};
  const devices = new Set([...parsed.byDevice.values()].flatMap((values) => [...values.keys()]));
  const byDevice = [...devices].map(
    (device) => [device, typographyOf(valuesOf(parsed, device), 'typography') ?? {}] as const,
  );
  return { plain, byDevice: new Map(byDevice) };
}

/** Returns the values that a device has of its own. */
function valuesOf({ byDevice }: ParsedSettings, device: string): Readonly<Record<string, unknown>> {
  const entries = [...byDevice].map(([key, values]) => [key, values.get(device)] as const);
  return Object.fromEntries(entries);
}
