import { type Library, setLibrary } from './library';
import { observe } from './observe';

/** Brings the page alive with the elements and links of `library`; in Node there is none. */
export function startLoading(library: Library): void {
  setLibrary(library);
  if (typeof document === 'undefined') return;
  // Fetched only by browsers without them, since everybody else would pay for it.
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    void import('./commands').then(({ supportDialogCommands }) => supportDialogCommands());
  }
  observe();
}
