import type { GlobalReference, Length, Typography } from '../../core/settings';

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
