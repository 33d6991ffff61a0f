import { adoptStyles } from '../../core/element/styles';
import { GridOutline } from './grid-outline';
import { keepHandlesInside } from './handles';
import stylesheet from './layout-editor.css?inline';
import { ShapeDivider } from './shape-divider';

/** Settings whose changes are applied in the editor. */
export interface EditedSettings {
  readonly shape_divider_top?: string | undefined;
  readonly shape_divider_top_negative?: boolean | undefined;
  readonly shape_divider_bottom?: string | undefined;
  readonly shape_divider_bottom_negative?: boolean | undefined;
  /** Containers only. */
  readonly grid_outline?: boolean | undefined;
}

/** Editor-only decorations of a section or container, and its shape dividers. */
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

/** Returns the file name of the top shape; empty for no shape. */
function topShape({
  shape_divider_top: name,
  shape_divider_top_negative: inverted,
}: EditedSettings) {
  return fileName(name, inverted);
}

function bottomShape({
  shape_divider_bottom: name,
  shape_divider_bottom_negative: inverted,
}: EditedSettings) {
  return fileName(name, inverted);
}

function fileName(name = '', isInverted = false): string {
  return name && isInverted ? `${name}-negative` : name;
}
