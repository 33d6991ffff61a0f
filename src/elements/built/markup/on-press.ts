/** What the browser itself clicks by keys. */
const NATIVE = ['button', 'summary'];

/**
 * Calls `act` when Enter or Space is let go on a control that they were pressed on, as the builder's
 * titles act (facts, page-builder 34). A control that the browser clicks by keys needs no such help.
 */
export function onPress(control: HTMLElement, act: () => void, signal: AbortSignal): void {
  if (NATIVE.includes(control.localName)) return;
  let isPressed = false;
  const press = (event: KeyboardEvent): void => {
    isPressed = event.key === 'Enter' || event.key === ' ';
    // The page would scroll.
    if (event.key === ' ') event.preventDefault();
  };
  const release = ({ key }: KeyboardEvent): void => {
    if (isPressed && (key === 'Enter' || key === ' ')) act();
    isPressed = false;
  };
  control.addEventListener('keydown', press, { signal });
  control.addEventListener('keyup', release, { signal });
}
