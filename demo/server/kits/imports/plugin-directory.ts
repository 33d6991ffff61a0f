import type { Plugin } from '../../cms/plugins';
import { seededPlugins } from '../../cms/seeds/settings';

/**
 * The plugins that the site can install, by main file, like the CMS's plugin directory. A kit only names a plugin:
 * code, name and version come from the directory.
 */
const directory: ReadonlyMap<string, Omit<Plugin, 'state'>> = new Map(
  [
    ...seededPlugins,
    { name: 'Akismet', plugin: 'akismet/akismet.php', version: '5.5' },
    { name: 'Elementor Pro', plugin: 'elementor-pro/elementor-pro.php', version: '3.32.2' },
    { name: 'WooCommerce', plugin: 'woocommerce/woocommerce.php', version: '10.2.1' },
  ].map(({ name, plugin, version }) => [plugin, { name, plugin, version }]),
);

/** The plugin with this main file. */
export const pluginInDirectory = (file: string): Omit<Plugin, 'state'> | undefined =>
  directory.get(file);
