import { adoptStyles } from '../../../core/element/styles';
import { GridOutline } from './grid-outline';
import { keepHandlesInside } from './handles';
import stylesheet from './layout-editor.css?inline';
import { ShapeDivider } from './shape-divider';

/** The settings that are followed in the editor. */
export interface EditedSettings {
  readonly shape_divider_top?: string | undefined;
  readonly shape_divider_top_negative?: boolean | undefined;
  readonly shape_divider_bottom?: string | undefined;
  readonly shape_divider_bottom_negative?: boolean | undefined;
  /** Of containers alone. */
  readonly grid_outline?: boolean | undefined;
}

/** What only the editor shows on a section or container. */
export class LayoutEditor {
  readonly #top: ShapeDivider;
  readonly #bottom: ShapeDivider;
  readonly #outline: GridOutline | undefined;

  constructor(node: HTMLElement, settings: EditedSettings, signal: AbortSignal) {
    adoptStyles(node.getRootNode(), stylesheet);
    this.#top = new ShapeDivider(node, 'top', topShape(settings), signal);
    this.#bottom = new ShapeDivider(node, 'bottom', bottomShape(settings), signal);
    this.#outline = node.matches('.e-grid') ? new GridOutline(node, signal) : undefined;
    keepHandlesInside(node, signal);
    this.#outline?.show(settings.grid_outline ?? true);
  }

  follow(settings: EditedSettings): void {
    this.#top.follow(topShape(settings));
    this.#bottom.follow(bottomShape(settings));
    this.#outline?.show(settings.grid_outline ?? true);
  }
}

/** The name of a shape's file; empty for none. */
function topShape({ shape_divider_top: name, shape_divider_top_negative: turned }: EditedSettings) {
  return fileName(name, turned);
}

function bottomShape({
  shape_divider_bottom: name,
  shape_divider_bottom_negative: turned,
}: EditedSettings) {
  return fileName(name, turned);
}

function fileName(name = '', isTurned = false): string {
  return name && isTurned ? `${name}-negative` : name;
}
