import { say } from './say';

/** Does something for an event; what goes wrong is told in the console and never reaches the page. */
export function attempt(event: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    say('error', `nh-elements: "${event}" was not tracked. Mend its fields, or the sink.`, error);
  }
}
