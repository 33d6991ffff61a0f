/** Keeps an event from the browser and from every script that would hear it later. */
export function takeEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
