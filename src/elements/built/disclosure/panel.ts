/** Whether find-in-page can find and reveal hidden content. Not asked in Node, which imports this module too. */
const canFind = (panel: HTMLElement): boolean => 'onbeforematch' in panel;

/** Attributes that `showPanel` writes. */
export const PANEL_ATTRIBUTES: readonly string[] = ['style', 'hidden', 'aria-hidden'];

/** Styles that collapse the box of a closed panel, which `hidden="until-found"` keeps. */
const NO_BOX: Readonly<Record<string, string>> = {
  'padding-block': '0',
  'border-block-width': '0',
  'margin-block': '0',
  'min-block-size': '0',
};

/** Like `NO_BOX`, and out of flow: in a row, an empty box would still take up space. */
const NO_SPACE: Readonly<Record<string, string>> = { ...NO_BOX, position: 'absolute' };

/**
 * Shows or hides a panel, overriding the builder's stylesheet. Find-in-page still finds the content of a
 * hidden panel and dispatches `beforematch`.
 *
 * @param display `display` of an open panel; empty: from the stylesheet
 */
export function showPanel(panel: HTMLElement, isOpen: boolean, display = 'block'): void {
  const isFindable = !isOpen && canFind(panel);
  panel.style.display = isOpen ? display : isFindable ? 'block' : 'none';
  const nothing = display === 'block' ? NO_BOX : NO_SPACE;
  for (const [name, value] of Object.entries(nothing)) {
    if (isFindable) panel.style.setProperty(name, value);
    else panel.style.removeProperty(name);
  }
  if (isOpen) {
    panel.removeAttribute('hidden');
    panel.removeAttribute('aria-hidden');
  } else {
    panel.setAttribute('hidden', isFindable ? 'until-found' : '');
    // `until-found` hides the content, but screen readers would still find an empty panel.
    panel.setAttribute('aria-hidden', 'true');
  }
}
