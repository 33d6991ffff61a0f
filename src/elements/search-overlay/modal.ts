/**
 * Makes a box the only part of the page that can be reached, and holds the page's scrolling.
 *
 * @returns the way back
 */
export function makeModal(box: HTMLElement): () => void {
  const { documentElement, body } = box.ownerDocument;
  const silenced = [...othersThan(box)].filter((other) => !other.inert);
  for (const other of silenced) other.inert = true;
  const { overflow } = documentElement.style;
  documentElement.style.overflow = 'hidden';
  // The theme's stylesheet knows the page by this class.
  body.classList.add('full-screen');
  return () => {
    for (const other of silenced) other.inert = false;
    documentElement.style.overflow = overflow;
    body.classList.remove('full-screen');
  };
}

/** Everything in the page that neither holds the box nor is in it. */
function* othersThan(box: HTMLElement): Generator<HTMLElement> {
  const { body } = box.ownerDocument;
  for (let at: Element = box; at !== body; ) {
    const parent: ParentNode | null = at.parentNode;
    for (const other of parent?.children ?? []) {
      if (other !== at && 'inert' in other) yield other as HTMLElement;
    }
    const up = parent instanceof ShadowRoot ? parent.host : at.parentElement;
    if (!up) return;
    at = up;
  }
}
