import { inTransaction } from '../cms/transaction';
import { type Database, keepSetting, setting } from '../database';
import { type AtlasRegion, atlasRegions } from './atlas';
import { stockists } from './stockists';

/** A region with what the region editor keeps of it, by the names of its calls. */
export interface SavedRegion extends AtlasRegion, RegionFields {}

/** What the region editor may set. */
export interface RegionFields {
  readonly ctitle: string;
  readonly link: string;
  readonly offset_x: number;
  readonly offset_y: number;
}

interface Row extends RegionFields {
  readonly country: string;
  readonly position: number;
}

const plain: RegionFields = { ctitle: '', link: '', offset_x: 0, offset_y: 0 };

/** All regions of the map, country by country. */
export function savedRegions(database: Database): readonly SavedRegion[] {
  const rows = database.prepare('SELECT * FROM regions').all() as Row[];
  const byKey = new Map(rows.map((row) => [keyOf(row.country, row.position), row]));
  return atlasRegions().map((region) => {
    const { ctitle, link, offset_x, offset_y } =
      byKey.get(keyOf(region.country, region.index)) ?? plain;
    return { ...region, ctitle, link, offset_x, offset_y };
  });
}

/** Whether the map has such a region. */
export function isRegion(country: string, index: number): boolean {
  return atlasRegions().some((region) => region.country === country && region.index === index);
}

/** Keeps one field of a region. */
export function saveRegion<Field extends keyof RegionFields>(
  database: Database,
  region: Pick<AtlasRegion, 'country' | 'index'>,
  field: Field,
  value: RegionFields[Field],
): void {
  // The field is one of four names of our own, never a visitor's text.
  database
    .prepare(
      `INSERT INTO regions (country, position, ${field}) VALUES (?, ?, ?)
       ON CONFLICT (country, position) DO UPDATE SET ${field} = excluded.${field}`,
    )
    .run(region.country, region.index, value);
}

/** Puts the stockists on the map of a new database; once, since an editor may take them all off again. */
export function keepStockists(database: Database): void {
  if (setting(database, 'stockists') !== undefined) return;
  inTransaction(database, () => {
    for (const { country, region: title, label, offset, id } of stockists) {
      const region = atlasRegions().find((one) => one.country === country && one.title === title);
      if (!region) continue;
      saveRegion(database, region, 'ctitle', label);
      saveRegion(database, region, 'link', `/regions#${id}`);
      saveRegion(database, region, 'offset_x', offset[0]);
      saveRegion(database, region, 'offset_y', offset[1]);
    }
    keepSetting(database, 'stockists', 'kept');
  });
}

const keyOf = (country: string, index: number): string => `${country}/${index}`;
