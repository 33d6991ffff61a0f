import { useLayoutEffect, useRef } from 'react';

/**
 * Applies CSS to a document as a sheet of its own, without a `<style>`, which a strict policy forbids.
 *
 * @param documentOf returns the document, once it is known
 */
export function useAdoptedCss(documentOf: () => Document | null | undefined, css: string): void {
  const sheet = useRef<CSSStyleSheet>(undefined);
  const latest = useRef(documentOf);
  useLayoutEffect(() => {
    const owner = latest.current();
    const view = owner?.defaultView;
    if (!owner || !view) return undefined;
    // A sheet belongs to the document whose window has made it.
    const made = new view.CSSStyleSheet();
    sheet.current = made;
    owner.adoptedStyleSheets.push(made);
    return () => {
      const index = owner.adoptedStyleSheets.indexOf(made);
      if (index >= 0) owner.adoptedStyleSheets.splice(index, 1);
    };
  }, []);
  useLayoutEffect(() => sheet.current?.replaceSync(css), [css]);
}
