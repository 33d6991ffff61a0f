/** Has a button of the theme say whether the menu is open. */
export function showOnButton(
  button: HTMLButtonElement,
  panel: Element,
  { isOpen, isEmpty }: { readonly isOpen: boolean; readonly isEmpty: boolean },
): void {
  button.setAttribute('aria-expanded', String(isOpen));
  if (panel.id) button.setAttribute('aria-controls', panel.id);
  button.classList.toggle('toggled', isOpen);
  // The theme's stylesheet shows its buttons, so that `hidden` would not hide one.
  if (isEmpty) button.style.setProperty('display', 'none', 'important');
  else button.style.removeProperty('display');
}

/** Has a button of the theme say that it opens nothing, as it does without the element. */
export function undressButton(button: HTMLButtonElement): void {
  button.setAttribute('aria-expanded', 'false');
  button.removeAttribute('aria-controls');
  button.classList.remove('toggled');
  button.style.removeProperty('display');
}
