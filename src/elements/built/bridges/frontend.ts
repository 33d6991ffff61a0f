import { deviceNow, deviceValue } from '../../../core/breakpoints';
import { siteConfig } from '../../../core/config';
import { runAgain } from '../behaviours/add-behaviour';
import type { BridgedPage } from './bridged-page';
import { Hooks } from './hooks';
import { elementOf, pageJQuery } from './jquery';
import { siteUtilities } from './utilities';

/** The global that sites' scripts ask in place of the builder's own; read-only, and it says whose it is. */
export function frontend(printed: unknown, { mark, signal, fetchLinks }: BridgedPage): object {
  const hooks = Object.freeze(new Hooks(signal));
  const given = (printed ?? printedAnew()) as object;
  // The editor keeps its models in it.
  const config = siteConfig().mode === 'edit' ? given : deepFrozen(given);
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
        if (node) runAgain(node);
      },
    },
    utils: siteUtilities(fetchLinks),
    /** Plugins call it after they have brought nodes, which are seen without. */
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

/** Where the builder has printed none: the site's configuration, by the builder's names. */
function printedAnew(): object {
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

/** What is not ours to freeze, such as the window, stays as it is. */
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
