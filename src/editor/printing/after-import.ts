import { outdatedPrinter } from './print-outdated';

/**
 * Prints the new pages on a screen with `<nh-kit-import data-printing data-nonce>`: once it has loaded, for those of an
 * earlier visit, and after each import.
 */
const wizard = document.querySelector<HTMLElement>('nh-kit-import');
const { printing: address = '', nonce = '' } = wizard?.dataset ?? {};

if (address) {
  const print = outdatedPrinter(() => ({ address, nonce }), 'nh-kit-import');
  print();
  wizard?.addEventListener('nh-kit-import-status', print);
}
