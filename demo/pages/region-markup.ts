import { html, raw } from 'hono/html';
import type { SavedRegion } from '../server/regions/records';
import type { Html } from './page';

/** The names of the map's countries, by code. */
const countries: Readonly<Record<string, string>> = {
  NL: 'Netherlands',
  BE: 'Belgium',
  LU: 'Luxembourg',
  DE: 'Germany',
  CH: 'Switzerland',
  AT: 'Austria',
  IT: 'Italy',
};

/** The regions by country, in the map's order. */
export function byCountry(
  regions: readonly SavedRegion[],
): { readonly name: string; readonly code: string; readonly regions: readonly SavedRegion[] }[] {
  const codes = [...new Set(regions.map(({ country }) => country))];
  return codes.map((code) => ({
    code,
    name: countries[code] ?? code,
    regions: regions.filter(({ country }) => country === code),
  }));
}

/** The displayed name of a region. */
export const regionName = ({ ctitle, title }: SavedRegion): string => ctitle || title;

/** The box of the atlas's system, and that of its drawing: without the margins at its sides. */
const WHOLE = [0, 0, 570, 810];
const DRAWING = [24, 6, 522, 798];

/**
 * The map as SVG: a group per country, a path per region, and links.
 *
 * @param isCropped without margins, in line with the texts around it
 */
export function mapMarkup(regions: readonly SavedRegion[], isCropped = false): Html {
  const [x = 0, y = 0, width = 0, height = 0] = isCropped ? DRAWING : WHOLE;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">
${byCountry(regions).map(
  ({ code, regions: members }) => html`<g data-country="${code}">
${members.map((region) => shape(region))}</g>
`,
)}</svg>`;
}

function shape(region: SavedRegion): Html {
  const { index, title, path, ctitle, link, offset_x, offset_y } = region;
  const named = ctitle ? html` data-ctitle="${ctitle}"` : '';
  const moved =
    offset_x || offset_y
      ? html` data-offset-x="${String(offset_x)}" data-offset-y="${String(offset_y)}"`
      : '';
  // Our own path data needs no escaping, which would make it longer.
  const drawn = html`<path data-index="${String(index)}"${named}${moved} d="${raw(path)}"><title>${title}</title></path>`;
  return link
    ? html`<a href="${link}" aria-label="${regionName(region)}">${drawn}</a>
`
    : html`${drawn}
`;
}
