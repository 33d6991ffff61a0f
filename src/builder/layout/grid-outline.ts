import { createElement } from '../../core/dom/create-element';
import { BODY_MARK } from '../../core/element/children';
import { sizeObserver } from '../../core/observers';

/** The builder's classes of the outline and its cells, styled by the editor's stylesheet. */
const OUTLINE = 'e-grid-outline';
const CELL = 'e-grid-outline-item';

/** Children of a grid that occupy no cell. */
const NOT_AN_ITEM = `.${OUTLINE}, [${BODY_MARK}], .elementor-element-overlay, .elementor-background-video-container, .elementor-shape`;

/** Draws the cells of a grid container over it in the editor. */
export class GridOutline {
  readonly #grid: HTMLElement;
  readonly #outline: HTMLElement;
  #isShown = false;

  constructor(node: HTMLElement, signal: AbortSignal) {
    this.#grid = node.querySelector<HTMLElement>(':scope > .e-con-inner') ?? node;
    this.#outline = createElement(node.ownerDocument, 'div', {
      class: OUTLINE,
      'aria-hidden': 'true',
      [BODY_MARK]: '',
    });
    const sizes = sizeObserver(() => this.#draw());
    sizes.observe(this.#grid);
    const items = new MutationObserver(() => this.#draw());
    items.observe(this.#grid, { childList: true });
    const end = (): void => {
      sizes.disconnect();
      items.disconnect();
      this.#outline.remove();
    };
    signal.addEventListener('abort', end, { once: true });
  }

  show(isShown: boolean): void {
    this.#isShown = isShown;
    this.#draw();
  }

  #draw(): void {
    if (!this.#isShown) {
      this.#outline.remove();
      return;
    }
    const { gridTemplateColumns: columns, gridTemplateRows: rows } = getComputedStyle(this.#grid);
    const items = [...this.#grid.children].filter((child) => !child.matches(NOT_AN_ITEM)).length;
    this.#outline.style.gridTemplateColumns = columns;
    this.#outline.style.gridTemplateRows = rows;
    const cells = cellCount(tracks(columns), tracks(rows), items);
    while (this.#outline.childElementCount > cells) this.#outline.lastElementChild?.remove();
    while (this.#outline.childElementCount < cells) {
      this.#outline.append(createElement(this.#outline.ownerDocument, 'div', { class: CELL }));
    }
    if (this.#outline.parentElement !== this.#grid) this.#grid.append(this.#outline);
  }
}

/** Returns the number of cells of a grid: explicit rows plus implicit rows for further items. */
export function cellCount(columns: number, rows: number, items: number): number {
  return columns * Math.max(rows, Math.ceil(items / columns));
}

/** Returns the number of tracks in a computed template, ignoring line names. */
export function tracks(template: string): number {
  const sizes = template.replace(/\[[^[\]]*\]/g, ' ').match(/\S+/g) ?? [];
  return template === 'none' ? 1 : Math.max(sizes.length, 1);
}
