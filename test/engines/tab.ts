/** The engines that the demo site must work in. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** The preferences of the visitor's system, set when a browser starts. */
export interface Preferences {
  readonly reducedMotion?: boolean;
  readonly dark?: boolean;
}

/** A step of a mouse, in pixels of the window. */
export type MouseStep =
  | { readonly move: readonly [x: number, y: number] }
  | { readonly button: 'down' | 'up' };

/** The keys with a name that the checks press. */
export type NamedKey =
  | 'Tab'
  | 'Enter'
  | 'Escape'
  | 'Space'
  | 'Shift'
  | 'Home'
  | 'End'
  | 'PageDown'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight';

/** A key that goes down or comes up. */
export interface KeyStep {
  readonly key: NamedKey;
  readonly is: 'down' | 'up';
}

/** The operations of an engine's driver on a tab; all others are built on them in `visitor.ts`. */
export interface Tab {
  /** Opens an address; resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  /** Opens an address; resolves when the document has been read, though parts of the page may be missing. */
  begin(url: string): Promise<void>;
  /** Evaluates an expression in the page, whatever the page's policy; awaits promises. */
  run(expression: string): Promise<unknown>;
  resize(width: number, height: number): Promise<void>;
  mouse(steps: readonly MouseStep[]): Promise<void>;
  keys(steps: readonly KeyStep[]): Promise<void>;
  /** Types a text, key by key, into the focused element. */
  type(text: string): Promise<void>;
  /** Chooses a file of this computer in a file control. */
  attach(selector: string, path: string): Promise<void>;
}

/** A running browser. */
export interface Browser {
  /** Its name and version. */
  readonly version: string;
  /** Returns the tab of the next check: a new one, or the same again, because each check has a different origin. */
  tab(): Promise<Tab>;
  close(): Promise<void>;
}
