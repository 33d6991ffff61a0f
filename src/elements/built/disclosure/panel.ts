/** Whether the browser finds text in what is shut, and opens it. */
const canFind = 'onbeforematch' in HTMLElement.prototype;

/** A shut panel that the browser may look into keeps its box, so the box is made nothing. */
const BOX = ['padding-block', 'border-block-width', 'margin-block'];

/**
 * Shows or shuts a panel, whatever the builder's stylesheet says of it. What is in a shut one is still
 * found by the browser's search, which tells it by `beforematch`.
 */
export function showPanel(panel: HTMLElement, isOpen: boolean): void {
  const isFindable = !isOpen && canFind;
  panel.style.display = isOpen || isFindable ? 'block' : 'none';
  for (const side of BOX) {
    if (isFindable) panel.style.setProperty(side, '0');
    else panel.style.removeProperty(side);
  }
  if (isOpen) panel.removeAttribute('hidden');
  else panel.setAttribute('hidden', canFind ? 'until-found' : '');
}
