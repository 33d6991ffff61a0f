/** What has the focus, inside open shadow roots too, a link in a drawing as well; undefined where nothing has. */
export function activeElement(): (Element & HTMLOrSVGElement) | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active && isFocusable(active) && active !== document.body ? active : undefined;
}

function isFocusable(element: Element): element is Element & HTMLOrSVGElement {
  return 'focus' in element;
}
