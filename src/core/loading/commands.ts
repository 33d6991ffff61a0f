/**
 * Opens and closes dialogs by `command` and `commandfor` where the browser does not know them
 * (measured: WebKitGTK 2.50); autoload fetches this there only. May go when all engines do.
 */
export function supportDialogCommands(): void {
  document.addEventListener('click', (event) => {
    // Without autoload's own way through the path: shared, it would become a file that every page loads.
    const button = event.composedPath().find(isCommanding);
    if (!button || event.defaultPrevented) return;
    const root = button.getRootNode() as Document | ShadowRoot;
    const dialog = root.getElementById(button.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement) runCommand(dialog, button);
  });
}

function isCommanding(node: EventTarget): node is Element {
  return node instanceof Element && node.matches('button[commandfor]:enabled');
}

function runCommand(dialog: HTMLDialogElement, button: Element): void {
  const command = button.getAttribute('command')?.toLowerCase();
  // Without the attribute the dialog keeps the `returnValue` that it has.
  const value = button.getAttribute('value') ?? undefined;
  if (command === 'show-modal' && !dialog.open) dialog.showModal();
  // `requestClose` is younger than the dialog itself.
  else if (command === 'request-close' && 'requestClose' in dialog) dialog.requestClose(value);
  else if (command === 'close' || command === 'request-close') dialog.close(value);
}
