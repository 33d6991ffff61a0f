import type { Database } from '../database';

/** A plugin that is installed. */
export interface Plugin {
  readonly name: string;
  /** Its main file below the plugins' folder; unique. */
  readonly plugin: string;
  readonly version: string;
  readonly state: 'active' | 'inactive';
}

/** All plugins that are installed, in the order of their names. */
export function plugins(database: Database): readonly Plugin[] {
  return database
    .prepare('SELECT name, plugin, version, state FROM plugins ORDER BY name COLLATE NOCASE')
    .all() as Plugin[];
}

/** The plugin with this main file. */
export function pluginByFile(database: Database, file: string): Plugin | undefined {
  return plugins(database).find(({ plugin }) => plugin === file);
}

/** Installs a plugin, or changes the one with the same main file. */
export function savePlugin(database: Database, { name, plugin, version, state }: Plugin): void {
  database
    .prepare(
      `INSERT INTO plugins (plugin, name, version, state) VALUES (?, ?, ?, ?)
       ON CONFLICT (plugin) DO UPDATE SET
         name = excluded.name, version = excluded.version, state = excluded.state`,
    )
    .run(plugin, name, version, state);
}

/** Removes the plugin with this main file, where it is installed. */
export function removePlugin(database: Database, file: string): void {
  database.prepare('DELETE FROM plugins WHERE plugin = ?').run(file);
}
