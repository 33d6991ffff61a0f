/** The outer (border) edges of a box, in CSS pixels from the left of the viewport. */
export interface Edges {
  readonly left: number;
  readonly right: number;
}

/** Width and offset of a stretched box, in CSS pixels. */
export interface StretchedBox {
  /** The container's outer width. */
  readonly width: number;
  /** The side that is offset: `right` in right-to-left pages. */
  readonly side: 'left' | 'right';
  /** Offset of that side; negative if the box starts inside the container. */
  readonly shift: number;
}

/**
 * Computes the box that makes an element with the unstretched edges `target` cover `container`.
 *
 * The outer edges are aligned, so the container's border is included (docs/compatibility/page-builder.md#stretch).
 */
export function stretchedBox(
  container: Edges,
  target: Edges,
  isRightToLeft: boolean,
): StretchedBox {
  const width = container.right - container.left;
  return isRightToLeft
    ? { width, side: 'right', shift: target.right - container.right }
    : { width, side: 'left', shift: container.left - target.left };
}
