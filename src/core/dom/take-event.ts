/** Cancels an event's default action and stops all later listeners. */
export function takeEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
