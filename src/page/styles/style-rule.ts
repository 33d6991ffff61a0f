/** CSS declarations by property, from typed writers only: no value is the unescaped text of a setting. */
export type Declarations = Readonly<Record<string, string>>;

/** The parsed settings of an element for one device, by key. */
export type StyleSettings = Readonly<Record<string, unknown>>;

/** The box of an element that a style applies to. */
export interface StyleTarget {
  /** The class of a part inside the element, such as `nh-heading`. Absent: the box of the element. */
  readonly part?: string;
  /** The tag name of elements inside the box, instead of a part: `a` for links. */
  readonly tag?: 'a' | 'a:not([class])' | `h${1 | 2 | 3 | 4 | 5 | 6}`;
  /** The part is a child of the box. Set it where nested elements have the same part. */
  readonly isChild?: true;
  /** A state of the part; without a part, of the box. Absent: always. */
  readonly state?: 'hover' | 'focus';
  /** A pseudo-element of the part or box. */
  readonly pseudo?: 'before' | 'after';
}

/** How a setting becomes CSS. */
export interface StyleRule extends StyleTarget {
  /**
   * Returns the declarations for a parsed value. Settings per device are written per device.
   *
   * @param settings all settings of the element for the device, for a value that depends on others
   */
  write(value: never, settings: StyleSettings): Declarations;
  /** Returns the declarations for the device `mobile`, if the setting has no own value for it. Default: as `write`. */
  onMobile?(settings: StyleSettings): Declarations;
}

/** The settings of an element that become CSS, by key. */
export type StyleRules = Readonly<Record<string, StyleRule | readonly StyleRule[]>>;
