export interface ScheduledStep {
  readonly title: string;
  /** The share of the machine that the step takes; default 1. */
  readonly weight?: number;
  /** The title of the step that must end first. */
  readonly after?: string;
}

/** Runs steps in parallel; see `schedule.js`. */
export function scheduled<S extends ScheduledStep>(
  steps: readonly S[],
  room: number,
  run: (step: S) => Promise<unknown>,
): Promise<void>;
