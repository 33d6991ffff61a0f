import type { Database } from '../../../server/database';
import { saveSetting, setting } from '../../../server/settings';
import { transaction } from '../../../server/transaction';
import { type AtlasRegion, atlasRegions } from './atlas';
import { stockists } from './stockists';

/** A region with its editable fields, by their names in the editor's calls. */
export interface SavedRegion extends AtlasRegion, RegionFields {}

/** The fields that the region editor can set. */
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

/** Whether the map has this region. */
export function isRegion(country: string, index: number): boolean {
  return atlasRegions().some((region) => region.country === country && region.index === index);
}

/** Saves a field of a region. */
export function saveRegion<Field extends keyof RegionFields>(
  database: Database,
  region: Pick<AtlasRegion, 'country' | 'index'>,
  field: Field,
  value: RegionFields[Field],
): void {
  // `field` is one of four constants, never a visitor's input.
  database
    .prepare(
      `INSERT INTO regions (country, position, ${field}) VALUES (?, ?, ?)
       ON CONFLICT (country, position) DO UPDATE SET ${field} = excluded.${field}`,
    )
    .run(region.country, region.index, value);
}

/** Adds the stockists to the map of a new database. Runs once, since editors may remove them. */
export function seedStockists(database: Database): void {
  if (setting(database, 'stockists') !== undefined) return;
  transaction(database, () => {
    for (const { country, region: title, label, offset, id } of stockists) {
      const region = atlasRegions().find((one) => one.country === country && one.title === title);
      if (!region) continue;
      saveRegion(database, region, 'ctitle', label);
      saveRegion(database, region, 'link', `/regions#${id}`);
      saveRegion(database, region, 'offset_x', offset[0]);
      saveRegion(database, region, 'offset_y', offset[1]);
    }
    saveSetting(database, 'stockists', 'kept');
  });
}

const keyOf = (country: string, index: number): string => `${country}/${index}`;
