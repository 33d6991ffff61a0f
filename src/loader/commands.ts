/**
 * Polyfills `command` and `commandfor` for dialogs. Loaded by autoload only in browsers without support
 * (measured: WebKitGTK 2.50). Remove when all engines support them.
 */
export function supportDialogCommands(): void {
  document.addEventListener('click', (event) => {
    // Does not use autoload's event-path module: sharing it would create a chunk that every page loads.
    const button = event.composedPath().find(isCommanding);
    if (!button || event.defaultPrevented) return;
    const root = button.getRootNode() as Document | ShadowRoot;
    const dialog = root.getElementById(button.getAttribute('commandfor') ?? '');
    if (dialog?.localName === 'dialog') runCommand(dialog as HTMLDialogElement, button);
  });
}

function isCommanding(node: EventTarget): node is Element {
  return 'matches' in node && (node as Element).matches('button[commandfor]:enabled');
}

function runCommand(dialog: HTMLDialogElement, button: Element): void {
  const command = button.getAttribute('command')?.toLowerCase();
  // Without the attribute, the dialog keeps its `returnValue`.
  const value = button.getAttribute('value') ?? undefined;
  if (command === 'show-modal' && !dialog.open) dialog.showModal();
  // `requestClose` is newer than `<dialog>`.
  else if (command === 'request-close' && 'requestClose' in dialog) dialog.requestClose(value);
  else if (command === 'close' || command === 'request-close') dialog.close(value);
}
