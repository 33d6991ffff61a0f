import { type LoadableCode, setLoadableCode } from './loadable-code';
import { observe } from './observe';

/** Starts loading the elements and links of `loadableCode` on the page. Has no effect in Node. */
export function startLoading(loadableCode: LoadableCode): void {
  setLoadableCode(loadableCode);
  if (typeof document === 'undefined') return;
  // Loaded only by browsers without support, so that other browsers do not pay for it.
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    void import('./commands').then((code) => code.supportDialogCommands());
  }
  observe();
}
