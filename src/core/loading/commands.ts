/**
 * Opens and closes dialogs by `command` and `commandfor` where the browser does not know them
 * (measured: WebKitGTK 2.50). May go when all engines do.
 */
export function supportDialogCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.('button[commandfor]:not(:disabled)');
    const id = button?.getAttribute('commandfor');
    const dialog = id && (button?.getRootNode() as Document).getElementById(id);
    if (event.defaultPrevented || !(dialog instanceof HTMLDialogElement)) return;
    const command = button?.getAttribute('command');
    if (command === 'show-modal' && !dialog.open) dialog.showModal();
    else if (command === 'close') dialog.close();
  });
}
