export interface Step {
  readonly command: string;
  readonly isRunner?: boolean;
}

export interface Verdict {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failed tests of a runner: title and message. */
  readonly failures: readonly string[];
  readonly reason: string;
  /** The step's output. */
  readonly output: string;
}

export function verdict(
  step: Step,
  options: { root: string; counts: string; minutes: number; missing?: string },
): Promise<Verdict>;
