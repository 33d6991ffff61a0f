import { languageTag } from '../../../core/config/language-tag';
import type { RegionData } from './region-fields';

/** A region of a map, known by its country and its number in it. */
export interface Region {
  readonly country: string;
  readonly index: number;
  /** `country/index`. */
  readonly key: string;
  /** The map's own name for it. */
  readonly title: string;
  /** The site's name for it, or empty. */
  readonly ctitle: string;
  /** Where it leads, as the CMS has it, or empty. */
  readonly link: string;
  readonly offsetX: number;
  readonly offsetY: number;
}

/**
 * The regions of a CMS's list, in its order; the map and the editor both number them by it. A country
 * that is not printed is what the id begins with (`AT-5`), a number that is not printed is the place in
 * the list among the regions of the country. Two never share a key: the later takes the next free number.
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

/** What a region is called in front of visitors. */
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
 * @param names what the site calls its countries, by code; it comes first
 */
export function countryName(
  country: string,
  names: Readonly<Record<string, string>>,
  locale: string,
): string {
  const given = Object.hasOwn(names, country) ? names[country] : undefined;
  if (given !== undefined) return given;
  if (!/^[A-Za-z]{2}$/.test(country)) return country;
  try {
    return new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(country) ?? country;
  } catch {
    // A locale that is none: the code itself is understood too.
    return country;
  }
}
