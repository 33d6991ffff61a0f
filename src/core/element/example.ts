/** The surroundings that an example needs. */
export interface ExampleNeeds {
  /** Keys of the site's configuration, such as `{ features: ['container'] }`. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** JSON responses of the site's server, by path with its query. */
  readonly responses?: Readonly<Record<string, unknown>>;
}

interface Described {
  /** What the example is, in sentence case. Unique within the element. */
  readonly title: string;
  /** What a reader learns from the example, in one or two sentences. */
  readonly note: string;
  /** Absent: the example needs no server and no configuration. */
  readonly needs?: ExampleNeeds;
}

/** An example as a CMS prints it. */
export interface PrintedExample extends Described {
  readonly html: string;
}

/** An example that consists of the tag with its settings. */
export interface SettingsExample<S extends object = object> extends Described {
  readonly settings: S;
  /** The other attributes of the tag. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/**
 * An example of an element. The documentation shows it, and a test runs it. The addresses of its media begin
 * with `/assets/`, which the demo site serves. Pages do not load examples.
 *
 * @typeParam S the type of the element's settings
 */
export type Example<S extends object = object> = PrintedExample | SettingsExample<S>;
