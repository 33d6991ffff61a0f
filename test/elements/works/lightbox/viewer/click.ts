/** Clicks an element. Returns true if the browser would follow the link, which is prevented. */
export function clickOn(node: Element, init: MouseEventInit = {}): boolean {
  let isNative = false;
  const notice = (event: Event): void => {
    isNative = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', notice, { once: true });
  const click = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    composed: true,
    ...init,
  });
  node.dispatchEvent(click);
  window.removeEventListener('click', notice);
  return isNative;
}
