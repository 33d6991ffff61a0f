import { say } from './say';

/** Runs `act` for an event; an error is logged and never reaches the page. */
export function attempt(event: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    say('error', `nh-elements: "${event}" was not tracked. Correct its fields or the sink.`, error);
  }
}
