/** Whether a click is a plain one; with another button or a key held, it is the browser's: a new tab, a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
