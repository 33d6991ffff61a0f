/**
 * True for a click without modifier keys with the main button; the browser handles others (new tab,
 * download).
 */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
