/**
 * The description of a setting. Data only: types, the parser, JSON Schema, the reference, PHP and the
 * editor's panel all read the same declaration.
 *
 * `label`, `doc`, `group`, `since` and `unit` are texts for people; the page layout is built without them,
 * so nothing may depend on them at run time.
 */
interface Described {
  /** The label of its control. */
  readonly label?: string;
  /** Its effect, unit and default, in one or two sentences. */
  readonly doc?: string;
  /** The section of the settings panel. */
  readonly group?: string;
  /** The release that introduced it. Default: its element's. */
  readonly since?: string;
  /** Example values for the reference and for editors. */
  readonly examples?: readonly unknown[];
  /** Its values are ids of terms of this taxonomy; panels of a CMS offer their names. */
  readonly taxonomy?: string;
  /** The values of other settings without which it has no effect: panels show its control only with them. */
  readonly shownIf?: Condition;
  /** Other keys under which CMSs print it. */
  readonly aliases?: readonly string[];
  /**
   * May have a value per device: `{key}_{device}`, as in `columns_tablet`. For keys of an element's
   * settings only.
   */
  readonly responsive?: true;
  /**
   * In a group: an object without this key is ignored. In an event's detail, every field is present unless
   * `optional`.
   */
  readonly required?: true;
  /** In an event's detail: may be absent. */
  readonly optional?: true;
}

/**
 * Values that settings of the same declaration must have, by key: `{ autoplay: true }`. All of them must. A responsive
 * setting has a value if it has it on any device.
 */
export type Condition = { readonly [key: string]: WantedValue };

/** One value, one of several, or any value. The text `''` means that nothing is set. */
export type WantedValue = SingleValue | readonly SingleValue[] | { readonly filled: true };

/** The value of a text, choice, number or toggle. */
export type SingleValue = string | number | boolean;

/** Any text; a number counts as its text. */
export interface TextField extends Described {
  readonly kind: 'text';
  readonly default?: string;
}

/** A number, also as text; one outside the bounds is ignored. */
export interface NumberField extends Described {
  readonly kind: 'number';
  readonly default?: number;
  readonly min?: number;
  /** An exclusive lower bound. */
  readonly above?: number;
  readonly max?: number;
  /** A number above `max` counts as `max`, instead of being ignored. */
  readonly capped?: true;
  /** 1 accepts integers only; other steps are for panels. */
  readonly step?: number;
  /** The unit shown to people: `px`, `s`. */
  readonly unit?: string;
}

/** A boolean in every form that CMSs print. */
export interface ToggleField extends Described {
  readonly kind: 'toggle';
  readonly default?: boolean;
}

/** An option of a list, ignoring case. */
export interface ChoiceField extends Described {
  readonly kind: 'choice';
  /** The label of each option, by its value. */
  readonly options: Readonly<Record<string, string>>;
  /** The option that replaces an unknown one. Use it if the default would do something unexpected. */
  readonly instead?: string;
  readonly default?: string;
}

/** A CSS colour. */
export interface ColourField extends Described {
  readonly kind: 'colour';
  readonly default?: string;
}

/** A CSS length: a number, `'12px'`, or the builder's `{ size, unit }`. */
export interface LengthField extends Described {
  readonly kind: 'length';
  /** The allowed units; the first one applies to plain numbers. Default: px, em, rem, %, vw, vh. */
  readonly units?: readonly string[];
  /** Also accepts CSS expressions, `calc(…)` and `var(…)`, which stay text. */
  readonly expressions?: true;
  /** The minimum number, whatever the unit. */
  readonly min?: number;
  readonly default?: Length;
}

/** A number with its CSS unit. */
export interface Length {
  readonly value: number;
  readonly unit: string;
}

/**
 * Lengths by side: a length for all sides, or the builder's `{ top, right, bottom, left, unit, isLinked }`. With the
 * unit `custom`, each side is a CSS length or expression.
 *
 * As other kinds of page styles, read only with `styleKinds`, which visitors' pages do not load.
 */
export interface SidesField extends Described {
  readonly kind: 'sides';
  /** The allowed units; the first one applies to plain numbers. Default: px, em, rem, %, vw, vh. */
  readonly units?: readonly string[];
  /** The minimum number, whatever the unit. */
  readonly min?: number;
  /** Also accepts `auto`, as for margins. */
  readonly auto?: true;
  readonly default?: Sides;
}

/** Lengths by side; expressions and `auto` are text. An absent side is not set. */
export interface Sides {
  readonly top?: Length | string;
  readonly right?: Length | string;
  readonly bottom?: Length | string;
  readonly left?: Length | string;
  /** Editors set all sides at once. */
  readonly isLinked?: boolean;
}

/**
 * Radiuses by corner: a length for all corners, or the builder's object of sides, whose `top` means the top left corner,
 * then clockwise.
 */
export interface CornersField extends Described {
  readonly kind: 'corners';
  /** As for sides. */
  readonly units?: readonly string[];
  readonly default?: Corners;
}

/** Radiuses by corner; expressions are text. An absent corner is not set. */
export interface Corners {
  readonly topLeft?: Length | string;
  readonly topRight?: Length | string;
  readonly bottomRight?: Length | string;
  readonly bottomLeft?: Length | string;
  /** Editors set all corners at once. */
  readonly isLinked?: boolean;
}

/** Gaps between rows and columns: a length for both, or the builder's `{ row, column, unit, isLinked }`. */
export interface GapsField extends Described {
  readonly kind: 'gaps';
  /** As for sides. */
  readonly units?: readonly string[];
  readonly default?: Gaps;
}

/** Gaps between rows and columns; expressions are text. An absent one is not set. */
export interface Gaps {
  readonly row?: Length | string;
  readonly column?: Length | string;
  /** Editors set both at once. */
  readonly isLinked?: boolean;
}

/** A shadow: the builder's `{ horizontal, vertical, blur, spread, color }` in CSS pixels. */
export interface ShadowField extends Described {
  readonly kind: 'shadow';
  readonly default?: Shadow;
}

/** A shadow; the lengths are in CSS pixels. */
export interface Shadow {
  readonly x: number;
  readonly y: number;
  readonly blur: number;
  readonly spread: number;
  /** Default: the text color. */
  readonly color?: string;
}

/**
 * The font and style of text. It stands for several keys of the data, which begin with its own: `{key}_font_family`,
 * `{key}_font_size` … (`groupParts`). They apply if `{key}_typography` is `custom`. Each has its own problems, values per
 * device and references; `flatFields` declares them one by one.
 */
export interface TypographyField extends Described {
  readonly kind: 'typography';
}

/** The font and style of text; an absent part is not set. */
export interface Typography {
  /** The name of a font family, without quotes. */
  readonly family?: string;
  readonly size?: Length | string;
  readonly weight?: string;
  readonly transform?: string;
  readonly style?: string;
  readonly decoration?: string;
  readonly lineHeight?: Length | string;
  readonly letterSpacing?: Length | string;
  readonly wordSpacing?: Length | string;
}

/**
 * A gradient of two colours. As for typography, it stands for several keys: `{key}_color`, `{key}_color_stop`,
 * `{key}_color_b`, `{key}_gradient_angle` … They apply if `{key}_background` is `gradient`.
 */
export interface GradientField extends Described {
  readonly kind: 'gradient';
}

/** A gradient of two colours. */
export interface Gradient {
  readonly type: 'linear' | 'radial';
  /** The direction of a linear gradient. */
  readonly angle: Length | string;
  /** The centre of a radial gradient: `center center`. */
  readonly position: string;
  readonly from: GradientStop;
  readonly to: GradientStop;
}

/** A colour and its place in a gradient. */
export interface GradientStop {
  readonly color: string;
  readonly at: Length | string;
}

/** A reference to a style of the kit: the builder's `globals/colors?id=primary`. */
export interface GlobalField extends Described {
  readonly kind: 'global';
  readonly default?: GlobalReference;
}

/** A reference to a style of the kit. */
export interface GlobalReference {
  readonly type: 'colors' | 'typography' | 'sizes';
  readonly id: string;
}

/** The kinds of page styles. */
export type StyleField =
  | SidesField
  | CornersField
  | GapsField
  | ShadowField
  | TypographyField
  | GradientField
  | GlobalField;

/** An address, absolute or relative to the page; kept as written. */
export interface UrlField extends Described {
  readonly kind: 'url';
  /** The allowed schemes. Default: http and https. */
  readonly schemes?: readonly string[];
  readonly default?: string;
}

/**
 * A file of the CMS's media library: its address as text, or the builder's `{ url, id, alt, … }`.
 */
export interface MediaField extends Described {
  readonly kind: 'media';
  readonly default?: Media;
}

/** A file of the CMS's media library. */
export interface Media {
  readonly url: string;
  readonly id?: number;
  readonly alt?: string;
  /** In CSS pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** A date, optionally with a time: `2026-11-22`, `2026-11-22 10:30`, ISO 8601. Kept as text. */
export interface DateField extends Described {
  readonly kind: 'date';
  readonly default?: string;
}

/**
 * A list of values of one kind. An object with numbers as keys, which PHP prints for a list with gaps,
 * counts too.
 */
export interface ListField extends Described {
  readonly kind: 'list';
  readonly of: Field;
  /** A single value counts as a list of one. */
  readonly alone?: true;
  /** Splits a text into a list: `,` */
  readonly separator?: string;
  /**
   * Replaces an invalid item, where the positions of the others matter. Default: it is left out.
   */
  readonly instead?: unknown;
  readonly default?: readonly unknown[];
}

/** An object with declared fields. */
export interface GroupField extends Described {
  readonly kind: 'group';
  readonly fields: Fields;
  /** The key to which a bare text or number is assigned: `'Red'` counts as `{ value: 'Red' }`. */
  readonly shorthand?: string;
  /** Undeclared keys are ignored without a warning, as in a row of a CMS's table. */
  readonly open?: true;
}

/** An object whose fields depend on one of them, as a form's fields do on `type`. */
export interface VariantsField extends Described {
  readonly kind: 'variants';
  /** The key whose value selects the variant. */
  readonly by: string;
  readonly variants: Readonly<Record<string, Fields>>;
}

/**
 * An object with any keys and values of one kind; a list counts, with its indexes as keys. The parsed object
 * has no prototype.
 */
export interface RecordField extends Described {
  readonly kind: 'record';
  readonly of: Field;
  /** Only numbers are valid keys. */
  readonly numbered?: true;
  readonly default?: Readonly<Record<string, unknown>>;
}

/**
 * The form schema that `nh-elements/rules` validates against: `{ rules: [{ rule, field, error, … }] }`.
 */
export interface RulesField extends Described {
  readonly kind: 'rules';
}

/** JSON that no other kind describes: the last resort. */
export interface RawField<T = unknown> extends Described {
  readonly kind: 'raw';
  /** Returns false for an invalid value. */
  readonly accepts?: (value: unknown) => value is T;
  /** The accepted values, for the console: `a list`. */
  readonly wanted?: string;
  /** The reason why no other kind fits, for readers of the declaration. */
  readonly reason: string;
}

/** A value that is never JSON, such as a `File`; in event details only. */
export interface CustomField<T = unknown> extends Described {
  readonly kind: 'custom';
  /** Its TypeScript type. */
  readonly type: string;
  /** Carries the type for TypeScript; never set at run time. */
  readonly is?: T;
}

/** The declaration of a setting, of a part of one, or of a part of an event's detail. */
export type Field =
  | TextField
  | NumberField
  | ToggleField
  | ChoiceField
  | ColourField
  | LengthField
  | StyleField
  | UrlField
  | MediaField
  | DateField
  | ListField
  | GroupField
  | VariantsField
  | RecordField
  | RulesField
  | RawField
  | CustomField;

/** Fields by key. */
export type Fields = { readonly [key: string]: Field };
