import { deviceNow, deviceValue } from '../../core/breakpoints';
import { siteConfig } from '../../core/config';
import { restartBehaviours } from '../behaviours/add-behaviour';
import type { BridgedPage } from './bridged-page';
import { Hooks } from './hooks';
import { elementOf, pageJQuery } from './jquery';
import { siteUtilities } from './utilities';

/** Creates the read-only replacement for the builder's global object, which is marked as ours. */
export function frontend(
  printed: unknown,
  { mark, isEdited, signal, fetchLinks }: BridgedPage,
): object {
  const hooks = Object.freeze(new Hooks(signal));
  const source = (printed ?? configFromSite()) as object;
  // The editor stores its models in the configuration.
  const config = isEdited ? source : deepFrozen(source);
  return deepFrozen({
    [mark]: true,
    hooks,
    get config() {
      return config;
    },
    elements: {
      window,
      document,
      get $window() {
        return pageJQuery()?.(window);
      },
      get $document() {
        return pageJQuery()?.(document);
      },
      get $body() {
        return pageJQuery()?.(document.body);
      },
    },
    elementsHandler: {
      runReadyTrigger(scope: unknown): void {
        const node = elementOf(scope);
        if (node) restartBehaviours(node);
      },
    },
    utils: siteUtilities(fetchLinks),
    /** Does nothing: plugins call `init` after adding nodes, but added nodes are observed anyway. */
    init(): void {},
    isEditMode: () => siteConfig().mode === 'edit',
    isWPPreviewMode: () => siteConfig().mode === 'preview',
    getCurrentDeviceMode: deviceNow,
    getCurrentDeviceSetting: (settings: Readonly<Record<string, unknown>>, key: string) =>
      deviceValue(settings, key),
    getKitSettings(key?: string): unknown {
      const { kit } = siteConfig();
      return key === undefined ? kit : kit[key];
    },
  });
}

/** Builds the builder's configuration from the site configuration if the builder has printed none. */
function configFromSite(): object {
  const { mode, isStatic, rtl, version, features, kit, assetsPath, uploadsPath } = siteConfig();
  return {
    environmentMode: { edit: mode === 'edit', wpPreview: mode === 'preview' },
    is_static: isStatic,
    is_rtl: rtl ?? document.documentElement.dir === 'rtl',
    version,
    experimentalFeatures: Object.fromEntries(features.map((name) => [name, true])),
    urls: { assets: assetsPath, uploadUrl: uploadsPath },
    kit: { ...kit },
  };
}

/** Freezes plain objects recursively. Foreign objects, such as the window, are left alone. */
function deepFrozen<T extends object>(value: T): T {
  for (const { value: inner } of Object.values(Object.getOwnPropertyDescriptors(value))) {
    if (isPlain(inner)) deepFrozen(inner);
  }
  return Object.freeze(value);
}

function isPlain(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
