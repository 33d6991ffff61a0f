/**
 * Calls `tell` when the printing of a document begins and when it ends.
 *
 * Browsers dispatch events for printing. Tools that emulate print media change only the media query.
 *
 * @returns true if the document is being printed now
 */
export function watchPrinting(
  { defaultView: view }: Document,
  tell: (isPrinting: boolean) => void,
  signal: AbortSignal,
): boolean {
  const print = view?.matchMedia('print');
  view?.addEventListener('beforeprint', () => tell(true), { signal });
  view?.addEventListener('afterprint', () => tell(false), { signal });
  print?.addEventListener('change', () => tell(print.matches), { signal });
  return print?.matches ?? false;
}
