/**
 * Corrects roles that the builder prints wrongly, in widgets whose code is not loaded yet
 * (docs/compatibility/page-builder-markup.md#disclosure-widgets). Screen readers and audits read the whole page,
 * not only the viewport. The controllers correct the same roles in live widgets.
 *
 * @param isAdopted false: only markup inside our tags is corrected, because the builder's own script may run
 */
export function correctPrintedRoles(isAdopted: boolean): void {
  const find = (widget: string, inner: string): HTMLElement[] => {
    const boxes = `nh-${widget}${isAdopted ? `, [data-widget_type="${widget}.default"]` : ''}`;
    return [...document.querySelectorAll<HTMLElement>(`:is(${boxes}) ${inner}`)];
  };
  for (const box of find('tabs', '[role=tablist]:has(> [role=tabpanel])')) correctPanelBox(box);
  for (const panel of find('nested-accordion', 'details > [role=region]')) correctInner(panel);
  const panels = ['accordion', 'toggle'].flatMap((widget) => find(widget, '[role=region]'));
  correctLandmarks(panels.sort(byPosition));
}

/** The box of the panels is no tab list. The titles in it, which phones show, are buttons. */
function correctPanelBox(box: Element): void {
  box.removeAttribute('role');
  box.removeAttribute('aria-orientation');
  for (const title of box.querySelectorAll(':scope > [role=tab]')) {
    title.setAttribute('role', 'button');
    title.removeAttribute('aria-selected');
  }
}

/** Inner containers repeat the role and the name of the panel. */
function correctInner(panel: Element): void {
  const name = CSS.escape(panel.getAttribute('aria-labelledby') ?? '');
  for (const inner of panel.querySelectorAll(`[role=region][aria-labelledby="${name}"]`)) {
    inner.removeAttribute('role');
    inner.removeAttribute('aria-labelledby');
  }
}

/** Landmarks need unique names: the second panel with a name is a group. Live panels keep their roles. */
function correctLandmarks(panels: readonly HTMLElement[]): void {
  const isLive = (panel: Element): boolean => panel.closest('[data-nh-live]') !== null;
  const names = new Set(panels.filter(isLive).map((panel) => nameOf(panel)));
  for (const panel of panels.filter((one) => !isLive(one))) {
    nameByOwnTitle(panel);
    const name = nameOf(panel);
    if (names.has(name)) panel.setAttribute('role', 'group');
    names.add(name);
  }
}

function nameOf({ previousElementSibling }: Element): string {
  return previousElementSibling?.textContent.trim().toLowerCase() ?? '';
}

let count = 0;

/** Titles of two widgets may have the same id: both panels would have the name of the first. */
function nameByOwnTitle(panel: Element): void {
  const title = panel.previousElementSibling;
  const id = panel.getAttribute('aria-labelledby') ?? '';
  if (!title || document.getElementById(id) === title) return;
  count += 1;
  title.id = `${id}-nh-title${count}`;
  panel.setAttribute('aria-labelledby', title.id);
}

function byPosition(one: Node, other: Node): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
