import type { Plugin } from '../../cms/plugins';
import { seededPlugins } from '../../cms/seeds/settings';

/**
 * The plugins that the site can install, by their main files, as the CMS's own directory has them: a kit
 * names a plugin, and never brings its code, its name or its version.
 */
const directory: ReadonlyMap<string, Omit<Plugin, 'state'>> = new Map(
  [
    ...seededPlugins,
    { name: 'Akismet', plugin: 'akismet/akismet.php', version: '5.5' },
    { name: 'Elementor Pro', plugin: 'elementor-pro/elementor-pro.php', version: '3.32.2' },
    { name: 'WooCommerce', plugin: 'woocommerce/woocommerce.php', version: '10.2.1' },
  ].map(({ name, plugin, version }) => [plugin, { name, plugin, version }]),
);

/** A plugin of the directory. */
export const pluginInDirectory = (file: string): Omit<Plugin, 'state'> | undefined =>
  directory.get(file);
