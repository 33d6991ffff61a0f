/** The outer (border) edges of a box, in CSS pixels from the left of the viewport. */
export interface Edges {
  readonly left: number;
  readonly right: number;
}

/** What makes a box as wide as its stretch container, in CSS pixels. */
export interface StretchedBox {
  /** The container's outer width. */
  readonly width: number;
  /** The side that the box is moved from: `right` where the page is read from right to left. */
  readonly side: 'left' | 'right';
  /** The value of that side; negative where the box begins inside the container. */
  readonly shift: number;
}

/**
 * How a box that lies at `target` when it is not stretched comes to cover `container`.
 *
 * Outer edge meets outer edge, so the container's border counts in (facts, page-builder 30).
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
