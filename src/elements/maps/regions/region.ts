import { languageTag } from '../../../core/config/language-tag';
import type { RegionData } from './region-fields';

/** A region of a map, identified by its country and its number there. */
export interface Region {
  readonly country: string;
  readonly index: number;
  /** `country/index`. */
  readonly key: string;
  /** The name in the map's own data. */
  readonly title: string;
  /** The custom title of the site, or empty. */
  readonly ctitle: string;
  /** The address of the region's link as stored in the CMS, or empty. */
  readonly link: string;
  readonly offsetX: number;
  readonly offsetY: number;
}

/**
 * The regions of a CMS's list, in the order of the list. Map and editor use the same numbers. A missing
 * country is read from the start of the id (`AT-5`). A missing number is the position among the regions of
 * the country. Keys are unique: a repeated number is replaced by the next free one.
 */
export function regionsOf(list: readonly RegionData[]): Region[] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return list.map((data) => {
    const { title = '', ctitle = '', link = '' } = data;
    const country = data.country || countryOf(data.id);
    const count = counts.get(country) ?? 0;
    counts.set(country, count + 1);
    let index = data.index ?? count;
    while (taken.has(`${country}/${index}`)) index++;
    const key = `${country}/${index}`;
    taken.add(key);
    const { offset_x: offsetX = 0, offset_y: offsetY = 0 } = data;
    return { country, index, key, title, ctitle, link, offsetX, offsetY };
  });
}

function countryOf(id = ''): string {
  return /^[A-Z]{2}(?=-)/.exec(id)?.[0] ?? '';
}

/** The title of a region that visitors see. */
export function regionLabel({ ctitle, title, key }: Region): string {
  return ctitle.trim() || title.trim() || key;
}

/** The regions of one country. */
export interface RegionGroup<R extends Region = Region> {
  readonly country: string;
  readonly regions: readonly R[];
}

/** The regions by country, in the order in which the countries first occur. */
export function byCountry<R extends Region>(regions: readonly R[]): RegionGroup<R>[] {
  const groups = new Map<string, R[]>();
  for (const region of regions) {
    const group = groups.get(region.country);
    if (group) group.push(region);
    else groups.set(region.country, [region]);
  }
  return [...groups].map(([country, members]) => ({ country, regions: members }));
}

/**
 * A country's name in the visitor's language.
 *
 * @param names the site's own names of countries, by code; they take precedence
 */
export function countryName(
  country: string,
  names: Readonly<Record<string, string>>,
  locale: string,
): string {
  const ownName = Object.hasOwn(names, country) ? names[country] : undefined;
  if (ownName !== undefined) return ownName;
  if (!/^[A-Za-z]{2}$/.test(country)) return country;
  try {
    return new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(country) ?? country;
  } catch {
    // Invalid locale: the code itself is readable too.
    return country;
  }
}
