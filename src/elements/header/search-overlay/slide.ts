import { siteConfig } from '../../../core/config';
import { setAttributes } from '../../../core/dom/set-attributes';
import { headerConfig } from '../config';
import { narrowHeader } from '../narrow-header';
import { fieldOf } from './parts';

/** Marks the dropdown as open for the theme's stylesheet; returns a function that undoes it. */
export function openSlide(form: HTMLElement): () => void {
  const { themePrefix } = siteConfig();
  const dropdown = form.closest('.slide-search');
  const name = `${themePrefix}-dropdown-active`;
  dropdown?.classList.add(name);
  return () => dropdown?.classList.remove(name);
}

/** Lets Tab reach the field, which the theme prints with `tabindex="-1"`; returns a function that undoes it. */
export function reachField(form: HTMLElement): () => void {
  const field = fieldOf(form);
  return field ? setAttributes(field, { tabindex: '0' }) : () => {};
}

/** Submits the typed text; returns false if there is none. */
export function submitText(form: HTMLElement): boolean {
  if (!fieldOf(form)?.value.trim()) return false;
  (form as HTMLFormElement).requestSubmit();
  return true;
}

/**
 * Calls `leave` for a click outside `parts`, and when the viewport crosses the menu breakpoint, where the
 * theme shows its other header (docs/compatibility/header.md#breakpoint).
 */
export function onLeave(
  parts: readonly HTMLElement[],
  leave: () => void,
  signal: AbortSignal,
): void {
  const page = parts[0]?.ownerDocument;
  const handleClick = (event: Event): void => {
    const path = event.composedPath();
    if (!parts.some((part) => path.includes(part))) leave();
  };
  page?.addEventListener('click', handleClick, { capture: true, signal });
  const view = page?.defaultView;
  const query = view && narrowHeader(view, headerConfig().menuBreakpoint);
  query?.addEventListener('change', leave, { signal });
}
