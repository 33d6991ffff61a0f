import type { Preferences } from './tab';
import type { Visitor } from './visitor';

/** How a check wants its browser to be. */
export interface CheckOptions {
  /** The window's width in pixels; default 1280. */
  readonly width?: number;
  /** The preferences of the visitor's system. */
  readonly prefers?: Preferences;
  /** Patterns of expected warnings and errors; all other checks end without any. */
  readonly mayComplain?: boolean;
}

/** Something that must hold in every engine. */
export interface Check extends CheckOptions {
  /** A sentence that can be read alone. */
  readonly title: string;
  readonly act: (visitor: Visitor) => Promise<void>;
  /** The name of its file, such as `search`. */
  file: string;
}

/** The width of a small window: WebKitGTK's browser cannot be much smaller. */
export const PHONE = 480;

/** All checks, in the order of their files. */
export const checks: Check[] = [];

/** Declares a check. */
export function check(title: string, act: Check['act'], options: CheckOptions = {}): void {
  checks.push({ title, act, file: '', ...options });
}
