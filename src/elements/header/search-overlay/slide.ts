import { siteConfig } from '../../../core/config';
import { setAttributes } from '../../../core/dom/set-attributes';
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
 * Calls `leave` for a click outside `parts`, and when a resize hides them: the theme has another header for
 * phones (docs/compatibility/header.md#breakpoint).
 */
export function onLeave(
  parts: readonly HTMLElement[],
  leave: () => void,
  signal: AbortSignal,
): void {
  const page = parts[0]?.ownerDocument;
  const isOutside = (event: Event): boolean =>
    !parts.some((part) => event.composedPath().includes(part));
  page?.addEventListener('click', (event) => isOutside(event) && leave(), {
    capture: true,
    signal,
  });
  const isHidden = (): boolean => !parts.some((part) => part.checkVisibility());
  page?.defaultView?.addEventListener('resize', () => isHidden() && leave(), { signal });
}
