import { useHost } from '../../../../core/element/react';

/** The window that the element is in. */
export function useView(): Window & typeof globalThis {
  const view = useHost().ownerDocument.defaultView;
  if (!view) throw new Error('A library is drawn in a window.');
  return view;
}
