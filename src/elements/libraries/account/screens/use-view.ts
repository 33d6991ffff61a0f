import { useHost } from '../../../../core/element/react';

/** Returns the element's window. */
export function useView(): Window & typeof globalThis {
  const view = useHost().ownerDocument.defaultView;
  if (!view)
    throw new Error('The library has no window: render it in a document that a window shows.');
  return view;
}
