import type { SlotComponent } from '@puckeditor/core';
import {
  createContext,
  createElement,
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
} from 'react';

type Properties = Readonly<Record<string, unknown>>;

/** The tag and the attributes of the box around the next slot. */
const BoxContext = createContext<{ readonly tag: string; readonly properties: Properties }>({
  tag: 'div',
  properties: {},
});

interface Props {
  readonly tag: string;
  readonly properties: Properties;
  readonly slot: SlotComponent;
}

/** The height of a box without nodes, so that one can be dropped into it. In CSS pixels. */
const EMPTY_HEIGHT = 64;

/**
 * A printed box whose children are those of a slot. The box itself is Puck's drop zone, so that the layout of the page
 * applies to the nodes as it does without the editor.
 */
export function SlotBox({ tag, properties, slot }: Props): ReactNode {
  return (
    <BoxContext.Provider value={{ tag, properties }}>
      {slot({ as: Box, minEmptyHeight: EMPTY_HEIGHT })}
    </BoxContext.Provider>
  );
}

// React 18 passes refs to `forwardRef` alone.
const Box = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function Box(
  { className = '', ...zone },
  ref,
) {
  const { tag, properties } = useContext(BoxContext);
  const { ref: own, className: printed = '', ...others } = properties as PrintedProperties;
  const setBoth = useCallback(
    (node: HTMLElement | null) => {
      assign(ref, node);
      assign(own, node);
    },
    [ref, own],
  );
  const classes = `${printed} ${className}`.trim();
  return createElement(tag, { ...others, ...zone, className: classes, ref: setBoth });
});

interface PrintedProperties extends HTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement>;
}

function assign(ref: ForwardedRef<HTMLElement> | undefined, node: HTMLElement | null): void {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
}
