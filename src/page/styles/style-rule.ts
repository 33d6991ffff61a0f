/** CSS declarations by property, from typed writers only: no value is the unescaped text of a setting. */
export type Declarations = Readonly<Record<string, string>>;

/** The box of an element that a style applies to. */
export interface StyleTarget {
  /** The class of a part inside the element, such as `nh-heading`. Absent: the box of the element. */
  readonly part?: string;
  /** A state of the element. Absent: always. */
  readonly state?: 'hover' | 'focus';
}

/** How a setting becomes CSS. */
export interface StyleRule extends StyleTarget {
  /** Returns the declarations for a parsed value. Settings per device are written per device. */
  write(value: never): Declarations;
}

/** The settings of an element that become CSS, by key. */
export type StyleRules = Readonly<Record<string, StyleRule | readonly StyleRule[]>>;
