import type { SlotComponent } from '@puckeditor/core';
import { createElement, type JSX, type ReactElement, useContext, useMemo } from 'react';
import type { BuilderElement } from '../../page';
import { type Printed, type PrintedElement, printNode, printNodeCss, toReact } from '../../print';
import { EditedSiteContext, useBreakpoints } from './edit-site';
import { SlotBox } from './slot-box';
import { useFormHtml } from './use-form-html';
import { usePrintedBox } from './use-printed-box';

/** Stands in the printed tree for the children of the element whose id it has. */
const SLOT = 'nh-slot';

interface Props {
  /** The element without the children that Puck draws. */
  readonly element: BuilderElement;
  /** Puck's slots by the id of the element whose children they draw. */
  readonly slots: ReadonlyMap<string, SlotComponent>;
  readonly dragRef: ((node: Element | null) => void) | null;
}

/**
 * A node in the preview, printed as visitors get it, with the attributes of edit mode. A change of its settings prints
 * this node again and no other.
 */
export function NodeView({ element, slots, dragRef }: Props): JSX.Element {
  const { node, css } = usePrinted(element);
  const isLeaf = slots.size === 0;
  const setBox = usePrintedBox({ css, children: isLeaf ? node.children : undefined, dragRef });
  const shown = isLeaf ? { ...node, children: [] } : node;
  // A box whose children Puck draws is another box than one that is filled here.
  const key = isLeaf ? 'leaf' : 'box';
  const [drawn] = toReact<ReactElement>(shown, (tag, properties, ...children) =>
    drawnElement(
      tag,
      properties['data-id'] === element.id ? { ...properties, key, ref: setBox } : properties,
      children,
      slots,
    ),
  );
  return drawn as ReactElement;
}

function usePrinted(element: BuilderElement): {
  readonly node: PrintedElement;
  readonly css: string;
} {
  const { print: known } = useContext(EditedSiteContext);
  const breakpoints = useBreakpoints();
  const shown = useMemo(() => [element], [element]);
  const print = useFormHtml(known, shown);
  return useMemo(() => {
    const site = { ...print, breakpoints, mode: 'edit' as const };
    const printChildren = ({ id }: BuilderElement): readonly Printed[] => [
      { tag: SLOT, attributes: { 'data-id': id }, children: [] },
    ];
    const own = [element, ...element.elements];
    return {
      node: printNode(element, { ...site, printChildren }),
      css: own.map((one) => printNodeCss(one, site)).join(''),
    };
  }, [element, print, breakpoints]);
}

/** Draws a printed element. A box around a slot becomes the slot's drop zone. */
function drawnElement(
  tag: string,
  properties: Readonly<Record<string, unknown>>,
  children: readonly (ReactElement | string)[],
  slots: ReadonlyMap<string, SlotComponent>,
): ReactElement {
  if (tag === SLOT) return createElement(SlotMark, { id: String(properties['data-id']) });
  const [only] = children;
  const slot = children.length === 1 && isSlotMark(only) ? slots.get(only.props.id) : undefined;
  if (!slot) return createElement(tag, properties, ...children);
  const { key, ...others } = properties;
  return <SlotBox key={String(key)} tag={tag} properties={others} slot={slot} />;
}

interface SlotMarkProps {
  readonly id: string;
}

/** The children of a box that Puck does not draw: none. */
function SlotMark(_props: SlotMarkProps): undefined {
  return undefined;
}

function isSlotMark(child: unknown): child is ReactElement<SlotMarkProps> {
  return typeof child === 'object' && child !== null && (child as ReactElement).type === SlotMark;
}
