import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Controller, EnhanceContext } from '../../../core/element';
import { useEmit, useInstance } from '../../../core/element/react';

interface PrintedProps<P> {
  /** What the controller is told. */
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
export function Printed<P>(props: PrintedProps<P>): ReactNode {
  return <Alive key={props.content} {...props} />;
}

function Alive<P>({ props, children }: PrintedProps<P>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const told = useRef(props);
  const controller = useRef<Controller<P>>(undefined);
  const instance = useInstance();
  const { controller: code } = instance;
  const emit = useEmit();
  useLayoutEffect(() => {
    const life = new AbortController();
    const host = box.current as HTMLElement;
    const context: EnhanceContext<P> = {
      host,
      props: told.current,
      emit,
      shadow: null,
      policy: 'enhance',
      signal: life.signal,
      draw: async () => false,
      shown: {},
    };
    const begin = (): void => {
      const module = code?.module;
      if (!module || life.signal.aborted) return;
      instance.adoptStyles(module.styles);
      const enhance = module.enhance as (given: EnhanceContext<P>) => Controller<P> | undefined;
      // Told late, it has the properties of now.
      controller.current = enhance({ ...context, props: told.current });
    };
    // It came with the element, but for who takes the classes one by one.
    const coming = code?.fetch();
    if (coming) coming.then(begin, (error: unknown) => instance.drawingFailed(error));
    else begin();
    return () => life.abort();
  }, [instance, code, emit]);
  useLayoutEffect(() => {
    if (told.current === props) return;
    told.current = props;
    controller.current?.update?.(props);
  }, [props]);
  return (
    <div ref={box} data-nh-drawn style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
