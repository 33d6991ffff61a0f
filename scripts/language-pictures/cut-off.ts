/** Runs in the page: the texts that a box cuts off, or that leave the viewport, each with its element. */
export function cutOffTexts(): string[] {
  const found = new Set<string>();
  for (const element of elementsOf(document)) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (const { text, box } of textsOf(element)) {
      const reason = cut(element, box);
      if (reason) found.add(`${reason}: “${text}” in <${element.localName}>`);
    }
  }
  return [...found];

  function elementsOf(root: Document | ShadowRoot): Element[] {
    return [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? elementsOf(element.shadowRoot) : []),
    ]);
  }

  /** The element's own texts: its text nodes, and the placeholder of an empty field. */
  function textsOf(element: Element): { readonly text: string; readonly box: DOMRect }[] {
    if (element instanceof HTMLInputElement) return placeholderOf(element);
    const texts = [...element.childNodes].filter((node) => node instanceof Text);
    return texts
      .filter((node) => node.data.trim() !== '')
      .map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return { text: node.data.trim(), box: range.getBoundingClientRect() };
      })
      .filter(({ box }) => box.width > 1 && box.height > 1);
  }

  function placeholderOf(input: HTMLInputElement) {
    const style = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen || input.placeholder === '' || input.value !== '') return [];
    pen.font = style.font;
    const box = input.getBoundingClientRect();
    const inside =
      input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const width = pen.measureText(input.placeholder).width;
    // As much too wide as the text is wider than its field.
    const drawn = new DOMRect(box.x, box.y, box.width + Math.max(0, width - inside), box.height);
    return [{ text: input.placeholder, box: drawn }];
  }

  /** Why a text cannot be read whole, if it cannot. Scrollable boxes and visually hidden texts are fine. */
  function cut(element: Element, text: DOMRect): string | undefined {
    if (element instanceof HTMLInputElement && text.width > element.offsetWidth + 1) return 'field';
    for (let box: Element | null = element; box; box = parentOf(box)) {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      if (frame.width <= 2 || frame.height <= 2 || clipPath !== 'none') return undefined;
      if (/auto|scroll/.test(overflowX)) return undefined;
      if (/hidden|clip/.test(overflowX) && isWider(text, frame)) return 'cut off sideways';
      if (/hidden|clip/.test(overflowY) && text.bottom > frame.bottom + 2) return 'cut off below';
      if (box.matches('button, [role="button"], label, summary') && isWider(text, frame))
        return 'outside of its button';
      if (position === 'fixed') break;
    }
    return text.right > innerWidth + 1 || text.left < -1 ? 'outside of the viewport' : undefined;
  }

  function isWider(text: DOMRect, frame: DOMRect): boolean {
    return text.right > frame.right + 1 || text.left < frame.left - 1;
  }

  function parentOf(element: Element): Element | null {
    const root = element.getRootNode();
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
}
