export interface ScheduledStep {
  readonly title: string;
  /** The room that it takes; default 1. */
  readonly weight?: number;
  /** The title of the step that must have ended. */
  readonly after?: string;
}

/** Runs steps side by side; see `schedule.js`. */
export function scheduled<S extends ScheduledStep>(
  steps: readonly S[],
  room: number,
  run: (step: S) => Promise<unknown>,
): Promise<void>;
