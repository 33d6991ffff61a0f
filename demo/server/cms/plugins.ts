import type { Database } from '../../../server/database';

/** An installed plugin. */
export interface Plugin {
  readonly name: string;
  /** Its main file in the plugins folder; unique. */
  readonly plugin: string;
  readonly version: string;
  readonly state: 'active' | 'inactive';
}

/** All installed plugins, sorted by name. */
export function plugins(database: Database): readonly Plugin[] {
  return database
    .prepare('SELECT name, plugin, version, state FROM plugins ORDER BY name COLLATE NOCASE')
    .all() as Plugin[];
}

/** The plugin with this main file. */
export function pluginByFile(database: Database, file: string): Plugin | undefined {
  return plugins(database).find(({ plugin }) => plugin === file);
}

/** Saves a plugin. A plugin with the same main file is overwritten. */
export function savePlugin(database: Database, { name, plugin, version, state }: Plugin): void {
  database
    .prepare(
      `INSERT INTO plugins (plugin, name, version, state) VALUES (?, ?, ?, ?)
       ON CONFLICT (plugin) DO UPDATE SET
         name = excluded.name, version = excluded.version, state = excluded.state`,
    )
    .run(plugin, name, version, state);
}

/** Removes the plugin with this main file, if it is installed. */
export function removePlugin(database: Database, file: string): void {
  database.prepare('DELETE FROM plugins WHERE plugin = ?').run(file);
}
