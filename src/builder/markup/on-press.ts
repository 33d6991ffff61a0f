/** Controls that the browser itself activates with the keyboard. */
const NATIVE = ['button', 'summary'];

/**
 * Calls `act` when Enter or Space is pressed and released on the same control, like the builder's titles
 * (docs/compatibility/page-builder.md#keys-of-titles). Native buttons and summaries are skipped: the browser
 * activates them.
 */
export function onPress(control: HTMLElement, act: () => void, signal: AbortSignal): void {
  if (NATIVE.includes(control.localName)) return;
  let isPressed = false;
  const press = (event: KeyboardEvent): void => {
    isPressed = event.key === 'Enter' || event.key === ' ';
    // Prevents scrolling.
    if (event.key === ' ') event.preventDefault();
  };
  const release = ({ key }: KeyboardEvent): void => {
    if (isPressed && (key === 'Enter' || key === ' ')) act();
    isPressed = false;
  };
  control.addEventListener('keydown', press, { signal });
  control.addEventListener('keyup', release, { signal });
}
