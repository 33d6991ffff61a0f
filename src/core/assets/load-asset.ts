import { siteConfig } from '../config';
import { addScript } from '../dom/add-script';
import { type AssetName, assetAddress } from './asset-address';

const loading = new Map<string, Promise<void>>();

/**
 * Loads one of the page builder's scripts or styles into the page, once, however often it is asked
 * for; none of our elements needs any. One that the page has printed itself is not loaded again.
 *
 * @throws Error, as a rejection, for a name of none, where the configuration lacks its path, or where
 *   the file does not come; the next call tries again
 */
export async function loadAsset(name: AssetName): Promise<void> {
  const address = assetAddress(name, siteConfig());
  const known = loading.get(address);
  if (known) return known;
  const asset = loaded(address);
  loading.set(address, asset);
  asset.catch(() => loading.delete(address));
  return asset;
}

function loaded(address: string): Promise<void> {
  const { href } = new URL(address, document.baseURI);
  const isStyle = new URL(href).pathname.endsWith('.css');
  const printed = isStyle ? [...document.styleSheets] : [...document.scripts];
  if (printed.some((file) => addressOf(file) === href)) return whenPageIsLoaded();
  return isStyle ? addStyle(href) : addScript(href, document);
}

function addressOf(file: HTMLScriptElement | CSSStyleSheet): string | null {
  return 'src' in file ? file.src : file.href;
}

/** What a page has printed itself has run when the page is loaded. */
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
