import { formsConfig } from '../config';

/** The form plugin's global object (`window.wpcf7`), printed by its server. */
export interface PluginGlobal {
  readonly api?: { readonly root?: unknown; readonly namespace?: unknown };
  readonly cached?: unknown;
  readonly blocked?: unknown;
  /** Present once the plugin's own script has run. */
  readonly init?: unknown;
}

/** The plugin's global object, if the page has one. */
export function pluginGlobal(): PluginGlobal {
  const value: unknown = Reflect.get(globalThis, formsConfig().formPrefix);
  return typeof value === 'object' && value !== null ? value : {};
}
