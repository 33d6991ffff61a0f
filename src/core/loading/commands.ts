/**
 * Opens and closes dialogs by `command` and `commandfor` where the browser does not know them
 * (measured: WebKitGTK 2.50). May go when all engines do.
 */
export function supportDialogCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', (event) => {
    const [target] = event.composedPath();
    const button = target instanceof Element && target.closest('button[commandfor]:not(:disabled)');
    if (!button || event.defaultPrevented) return;
    const root = button.getRootNode() as Document | ShadowRoot;
    const dialog = root.getElementById(button.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement) runCommand(dialog, button.getAttribute('command'));
  });
}

function runCommand(dialog: HTMLDialogElement, command: string | null): void {
  if (command === 'show-modal' && !dialog.open) dialog.showModal();
  else if (command === 'close') dialog.close();
}
