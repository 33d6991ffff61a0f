import { printPages } from './print-pages';

/**
 * Prints the new pages on a screen with `<nh-kit-import data-printing data-nonce>`: once it has loaded, for those of an
 * earlier visit, and after each import.
 */
const wizard = document.querySelector<HTMLElement>('nh-kit-import');
const { printing: address = '', nonce = '' } = wizard?.dataset ?? {};

let last: Promise<unknown> = Promise.resolve();

function print(): void {
  last = last
    .then(() => printPages({ address, nonce }))
    .catch((error: unknown) => {
      console.error(
        '<nh-kit-import>: some imported pages have no HTML yet; reload to print them.',
        error,
      );
    });
}

if (address) {
  print();
  wizard?.addEventListener('nh-kit-import-status', print);
}
