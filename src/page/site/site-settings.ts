import { builderDevices, standardBreakpoints } from '../../core/breakpoints/builder-devices';
import { type Breakpoints, type Device, narrowDevices } from '../../core/breakpoints/device';
import { type Fields, parseSettings } from '../../core/settings';
import { flatFields } from '../../core/settings/style/groups';
import { styleKinds } from '../../core/settings/style/style-kinds';
import type { SavedSettings } from '../element';
import { settingProblems } from '../setting-problems';
import { type SiteSettingSection, siteSettingSections } from './site-setting-fields';

/** The settings of the whole site, by the names of the page builder's kit. */
export const siteSettingFields: Fields = Object.assign({}, ...Object.values(siteSettingSections));

/** The keys that the library reads from the configuration `kit`. */
const configured =
  /^(?:stretched_section_container|global_image_lightbox|lightbox_enable_\w{1,20})$/;

/** Returns the section of each saved key of the settings, also of values for one device and of parts of a group. */
export function siteSettingSection(key: string): SiteSettingSection | undefined {
  const names = Object.keys(siteSettingSections) as SiteSettingSection[];
  return names.find((name) => isDeclared(flatSection(name), key));
}

/** Returns the declared settings of a site that are invalid: their keys. */
export function invalidSiteSettings(settings: SavedSettings): readonly string[] {
  const keys = settingProblems(siteSettingFields, settings).map(({ path: [key] }) => String(key));
  return [...new Set(keys)];
}

/**
 * Returns the active devices of a site. Widths that are out of order do not count. Kits of older versions have the narrowest
 * window of tablets and desktops, `viewport_md` and `viewport_lg`.
 */
export function siteBreakpoints(settings: SavedSettings): Breakpoints {
  const { devices, widths } = devicesOf(settings);
  return isInOrder(devices, widths) ? widths : standardsOf(devices);
}

/** Whether the widths of the active devices grow from mobile to widescreen. */
export function hasOrderedBreakpoints(settings: SavedSettings): boolean {
  const { devices, widths } = devicesOf(settings);
  return isInOrder(devices, widths);
}

/** Returns the active devices of a site, with the widths that its settings have. */
function devicesOf(settings: SavedSettings) {
  const values = valuesOf(settings);
  const listed = Array.isArray(values.active_breakpoints) ? values.active_breakpoints : [];
  const devices = (Object.keys(builderDevices) as Device[]).filter(
    (device) => device in standardBreakpoints || listed.includes(`viewport_${device}`),
  );
  const older = { mobile: below(settings.viewport_md), tablet: below(settings.viewport_lg) };
  const widthOf = (device: Device): number => {
    const width = values[`viewport_${device}`];
    const former = device in older ? older[device as keyof typeof older] : undefined;
    return typeof width === 'number' ? width : (former ?? builderDevices[device]);
  };
  return {
    devices,
    widths: Object.fromEntries(devices.map((device) => [device, widthOf(device)])),
  };
}

/** Returns the configuration that the settings of a site ask for. Keys with the library's own defaults are left out. */
export function siteConfiguration(settings: SavedSettings): {
  readonly kit?: SavedSettings;
  readonly breakpoints?: Breakpoints;
} {
  const kit = Object.entries(settings).filter(([key]) => configured.test(key));
  const breakpoints = siteBreakpoints(settings);
  const isStandard = JSON.stringify(breakpoints) === JSON.stringify(standardBreakpoints);
  return {
    ...(kit.length > 0 && { kit: Object.fromEntries(kit) }),
    ...(!isStandard && { breakpoints }),
  };
}

const flatSections = new Map<SiteSettingSection, Fields>();

/** Returns the settings of a section with the parts of groups. They are made once: a site reads them for each page. */
function flatSection(name: SiteSettingSection): Fields {
  const known = flatSections.get(name) ?? flatFields(siteSettingSections[name]);
  flatSections.set(name, known);
  return known;
}

function isDeclared(flat: Fields, key: string): boolean {
  if (Object.hasOwn(flat, key)) return true;
  const device = Object.keys(builderDevices).find((one) => key.endsWith(`_${one}`));
  if (device === undefined) return false;
  const name = key.slice(0, -device.length - 1);
  return Object.hasOwn(flat, name) && flat[name]?.responsive === true;
}

function valuesOf(settings: SavedSettings): Readonly<Record<string, unknown>> {
  const options = { foreign: true, styles: styleKinds };
  return parseSettings(flatSection('layout'), settings, options)?.values ?? {};
}

function below(width: unknown): number | undefined {
  const number = Number(width);
  return width !== undefined && width !== '' && number > 1 ? number - 1 : undefined;
}

/** Whether the devices are as wide as their names say: mobile is the narrowest. */
function isInOrder(devices: readonly string[], widths: Breakpoints): boolean {
  const narrow = narrowDevices(widths);
  const wanted = devices.filter((device) => device !== 'widescreen');
  const values = new Set(Object.values(widths));
  const { widescreen = Number.POSITIVE_INFINITY, ...others } = widths;
  const isWidest = Object.values(others).every((width) => width < widescreen);
  return values.size === devices.length && isWidest && narrow.join() === wanted.join();
}

function standardsOf(devices: readonly Device[]): Breakpoints {
  return Object.fromEntries(devices.map((device) => [device, builderDevices[device]]));
}
