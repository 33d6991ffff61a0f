import type { Config } from '@puckeditor/core';
import { settingText } from '../../core/languages/tool-words';
import { pageSettingFields } from '../../page';
import { categoriesFor } from './categories';
import { components } from './components';
import { settingsField } from './fields';
import { PageRoot } from './page-root';

/** Puck's categories of all components. `categoriesFor` respects the feature flags of a site. */
export const categories = categoriesFor();

/** The root of a page: its box, and the page settings. */
export const root = {
  fields: { settings: settingsField(pageSettingFields) },
  render: PageRoot,
} as const;

/** A complete configuration for `<Puck config={config}>`. */
export const config = { components, categories, root } as unknown as Config;

/** Returns the configuration with the names of the page, its components and categories in the language of the page. */
export function shownConfig(): Config {
  return {
    ...config,
    root: { ...config.root, label: settingText('Page') },
    components: Object.fromEntries(
      Object.entries(components).map(([name, component]) => [
        name,
        { ...component, label: settingText(component.label ?? name) },
      ]),
    ),
    categories: Object.fromEntries(
      Object.entries(categories).map(([name, category]) => [
        name,
        { ...category, title: settingText(category.title) },
      ]),
    ),
  };
}
