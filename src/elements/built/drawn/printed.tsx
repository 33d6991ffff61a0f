import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Controller, EnhanceContext, EventContracts } from '../../../core/element';
import { useEmit } from '../../../core/element/react';

interface PrintedProps<P, E extends EventContracts> {
  readonly enhance: (context: EnhanceContext<P, E>) => Controller<P> | undefined;
  readonly props: P;
  /** What the markup is drawn from: another text draws it anew; all else only tells the controller. */
  readonly content: string;
  /** The markup; it depends on `content` alone. */
  readonly children: ReactNode;
}

/**
 * Draws markup as the builder would print it, and has the element's own controller bring it alive: one
 * behaviour, whichever way the markup came.
 *
 * React writes only what has changed since it drew last, so what the controller writes stays. Its look
 * is for what is in `[data-nh-drawn]` alone: the builder's own widgets have theirs from the builder.
 */
export function Printed<P, E extends EventContracts>(props: PrintedProps<P, E>): ReactNode {
  return <Alive key={props.content} {...props} />;
}

function Alive<P, E extends EventContracts>({
  enhance,
  props,
  children,
}: PrintedProps<P, E>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const controller = useRef<Controller<P>>(undefined);
  const emit = useEmit<E>();
  useLayoutEffect(() => {
    const host = box.current as HTMLElement;
    const life = new AbortController();
    controller.current = enhance({
      host,
      props,
      emit,
      shadow: null,
      policy: 'enhance',
      signal: life.signal,
      draw: async () => false,
      build: () => {},
      slot: () => host,
    });
    return () => life.abort();
  }, [enhance, emit]);
  useLayoutEffect(() => controller.current?.update?.(props), [props]);
  return (
    <div ref={box} data-nh-drawn style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
