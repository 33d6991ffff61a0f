/** Returns the box of a node in the preview, which Puck marks once it can be chosen. */
export function nodeBox(frame: Document, id: string): HTMLElement | null {
  return frame.querySelector(`[data-puck-component="${CSS.escape(id)}"]`);
}
