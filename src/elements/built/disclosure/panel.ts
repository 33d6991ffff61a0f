/** Whether the browser finds text in what is shut, and opens it. */
const canFind = 'onbeforematch' in HTMLElement.prototype;

/** A shut panel that the browser may look into keeps its box, so the box is made nothing. */
const NO_BOX: Readonly<Record<string, string>> = {
  'padding-block': '0',
  'border-block-width': '0',
  'margin-block': '0',
  'min-block-size': '0',
};

/** In a row with others it would still take its share. */
const NO_PLACE: Readonly<Record<string, string>> = { ...NO_BOX, position: 'absolute' };

/**
 * Shows or shuts a panel, whatever the builder's stylesheet says of it. What is in a shut one is still
 * found by the browser's search, which tells it by `beforematch`.
 *
 * @param display of an open one; empty: as the stylesheet has it
 */
export function showPanel(panel: HTMLElement, isOpen: boolean, display = 'block'): void {
  const isFindable = !isOpen && canFind;
  panel.style.display = isOpen ? display : isFindable ? 'block' : 'none';
  const nothing = display === 'block' ? NO_BOX : NO_PLACE;
  for (const [name, value] of Object.entries(nothing)) {
    if (isFindable) panel.style.setProperty(name, value);
    else panel.style.removeProperty(name);
  }
  if (isOpen) panel.removeAttribute('hidden');
  else panel.setAttribute('hidden', canFind ? 'until-found' : '');
}
