import { trustedScriptAddress } from './trusted';

/**
 * Adds a script to the document's head; resolves when it has run.
 *
 * @throws Error, as a rejection, if it fails to load or the page's policy blocks it
 */
export async function addScript(address: string, document: Document): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = trustedScriptAddress(address);
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`nh-elements: ${address} could not be loaded.`));
    };
    document.head.append(script);
  });
}
