import { createRequire } from 'node:module';
import { type Point, pathOf, type Ring, ringsOf } from './path-data';

/** A region of the atlas. */
export interface AtlasRegion {
  /** ISO 3166 code of its country. */
  readonly country: string;
  /** Its index among its country's regions, from north to south. */
  readonly index: number;
  readonly title: string;
  /** SVG path data in the map's coordinates, 570 by 810. */
  readonly path: string;
}

/** The size of the map's coordinate system. */
export const mapWidth = 570;
export const mapHeight = 810;

/** A map of the package jvectormap-content, in Miller's projection. */
interface SourceMap {
  readonly projection: { readonly centralMeridian: number };
  readonly insets: readonly Inset[];
  readonly paths: Readonly<Record<string, { readonly path: string; readonly name: string }>>;
}

interface Inset {
  readonly width: number;
  readonly left: number;
  readonly top: number;
  /** In metres of the projection; positive to the south-east. */
  readonly bbox: readonly [{ readonly x: number; readonly y: number }, unknown];
}

/** A country with its regions in metres. */
interface Country {
  readonly code: string;
  readonly regions: readonly { readonly title: string; readonly rings: readonly Ring[] }[];
}

const require = createRequire(import.meta.url);
const earthRadius = 6_381_372;
const margin = 8;

let atlas: readonly AtlasRegion[] | undefined;

/**
 * The 95 regions of the Netherlands, Belgium, Luxembourg, Germany, Switzerland, Austria and Italy on one map.
 * All maps of the package share a projection, so that neighbouring countries fit together.
 */
export function atlasRegions(): readonly AtlasRegion[] {
  atlas ??= onOneMap([
    country('NL', 'nl'),
    country('BE', 'be'),
    luxembourg(),
    country('DE', 'de'),
    country('CH', 'ch'),
    country('AT', 'at'),
    country('IT', 'it_regions'),
  ]);
  return atlas;
}

function country(code: string, file: string): Country {
  const map = sourceMap(file);
  const regions = Object.values(map.paths).map(({ name, path }) => ({
    title: name,
    rings: inMetres(path, map),
  }));
  return { code, regions: regions.sort((a, b) => top(a.rings) - top(b.rings)) };
}

// The package has no map of Luxembourg's regions, so its outline on the map of Europe is used.
function luxembourg(): Country {
  const map = sourceMap('europe');
  const { name = '', path = '' } = map.paths.LU ?? {};
  return { code: 'LU', regions: [{ title: name, rings: inMetres(path, map) }] };
}

function sourceMap(file: string): SourceMap {
  return require(`jvectormap-content/${file}-mill.js`) as SourceMap;
}

/** Converts a map's pixels to metres of the projection, with Greenwich as origin. */
function inMetres(path: string, { projection, insets }: SourceMap): Ring[] {
  const inset = insets.at(-1);
  if (!inset) return [];
  const [from, to] = inset.bbox as readonly [{ x: number; y: number }, { x: number; y: number }];
  const scale = (to.x - from.x) / inset.width;
  const shift = (projection.centralMeridian * Math.PI * earthRadius) / 180;
  return ringsOf(path).map((ring) =>
    ring.map(([x, y]) => [
      (x - inset.left) * scale + from.x + shift,
      (y - inset.top) * scale + from.y,
    ]),
  );
}

function onOneMap(countries: readonly Country[]): AtlasRegion[] {
  const place = placement(countries);
  return countries.flatMap(({ code, regions }) =>
    regions.map(({ title, rings }, index) => ({
      country: code,
      index,
      title,
      path: pathOf(rings.map((ring) => ring.map(place))),
    })),
  );
}

/** A function that scales points to the map's size and centres them. */
function placement(countries: readonly Country[]): (point: Point) => Point {
  const points = countries.flatMap(({ regions }) => regions.flatMap(({ rings }) => rings.flat()));
  const [left, right] = range(points.map(([x]) => x));
  const [north, south] = range(points.map(([, y]) => y));
  const scale = Math.min(
    (mapWidth - 2 * margin) / (right - left),
    (mapHeight - 2 * margin) / (south - north),
  );
  return ([x, y]) => [
    (x - (left + right) / 2) * scale + mapWidth / 2,
    (y - (north + south) / 2) * scale + mapHeight / 2,
  ];
}

const top = (rings: readonly Ring[]): number => range(rings.flat().map(([, y]) => y))[0];

// There are too many values for the arguments of `Math.min`.
function range(values: readonly number[]): [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}
