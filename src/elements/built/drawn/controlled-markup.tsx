import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Controller, EnhanceContext } from '../../../core/element';
import { useEmit, useInstance } from '../../../core/element/react';

interface ControlledMarkupProps<P> {
  /** Props for the controller. */
  readonly props: P;
  /** Key of the markup: a change re-creates the markup; other prop changes only update the controller. */
  readonly content: string;
  /** The markup, which depends only on `content`. */
  readonly children: ReactNode;
}

/**
 * Draws markup like the builder's and runs the element's controller on it, so that drawn and printed markup
 * behave the same.
 *
 * React writes only changed values, so changes by the controller persist. Styles for drawn markup apply only
 * inside `[data-nh-drawn]`; printed widgets are styled by the builder.
 */
export function ControlledMarkup<P>(props: ControlledMarkupProps<P>): ReactNode {
  return <MarkupWithController key={props.content} {...props} />;
}

function MarkupWithController<P>({ props, children }: ControlledMarkupProps<P>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const controller = useRef<Controller<P>>(undefined);
  const instance = useInstance();
  const { controller: code } = instance;
  const emit = useEmit();
  useLayoutEffect(() => {
    const life = new AbortController();
    const host = box.current as HTMLElement;
    const context: EnhanceContext<P> = {
      host,
      props: latest.current,
      emit,
      shadow: null,
      policy: 'enhance',
      signal: life.signal,
      draw: async () => false,
      shown: {},
    };
    const start = (): void => {
      const module = code?.module;
      if (!module || life.signal.aborted) return;
      instance.adoptStyles(module.styles);
      const enhance = module.enhance as (context: EnhanceContext<P>) => Controller<P> | undefined;
      // The code may load late, so the latest props are passed.
      controller.current = enhance({ ...context, props: latest.current });
    };
    // Usually loaded with the element; not if a page imports classes one by one.
    const loading = code?.fetch();
    if (loading) loading.then(start, (error: unknown) => instance.drawingFailed(error));
    else start();
    return () => life.abort();
  }, [instance, code, emit]);
  useLayoutEffect(() => {
    if (latest.current === props) return;
    latest.current = props;
    controller.current?.update?.(props);
  }, [props]);
  return (
    <div ref={box} data-nh-drawn style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
