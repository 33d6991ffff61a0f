import { siteConfig } from '../../../core/config';
import { addScript } from '../../../core/dom/add-script';
import { type AssetName, assetAddress } from './asset-address';

const loading = new Map<string, Promise<void>>();

/**
 * Loads one of the page builder's scripts or styles once. A file that the page has printed is not loaded
 * again. None of our elements needs these files.
 *
 * @throws Error (as a rejection) if the name is unknown, the configuration lacks the path, or the file fails
 *   to load; the next call tries again
 */
export async function loadAsset(name: AssetName): Promise<void> {
  const address = assetAddress(name, siteConfig());
  const known = loading.get(address);
  if (known) return known;
  const asset = load(address);
  loading.set(address, asset);
  asset.catch(() => loading.delete(address));
  return asset;
}

function load(address: string): Promise<void> {
  const { href } = new URL(address, document.baseURI);
  const isStyle = new URL(href).pathname.endsWith('.css');
  const printed = isStyle ? [...document.styleSheets] : [...document.scripts];
  if (printed.some((file) => addressOf(file) === href)) return whenPageIsLoaded();
  return isStyle ? addStyle(href) : addScript(href, document);
}

function addressOf(file: HTMLScriptElement | CSSStyleSheet): string | null {
  return 'src' in file ? file.src : file.href;
}

/** Resolves when the page is loaded, so that printed scripts have run. */
function whenPageIsLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}

function addStyle(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`nh-elements: ${address} could not be loaded.`));
    };
    document.head.append(link);
  });
}
