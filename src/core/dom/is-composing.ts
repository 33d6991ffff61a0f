/** True for a key that an input method handles: its Enter ends a word, not the field. */
export function isComposing(event: KeyboardEvent): boolean {
  // Safari ends the composition before the key event, which only has this key code.
  return event.isComposing || event.keyCode === 229;
}
