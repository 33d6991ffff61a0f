/**
 * What a setting says of itself. Data only: types, the parser, JSON Schema, the reference, PHP and the
 * editor's panel all read the same declaration.
 *
 * `label`, `doc`, `group`, `since` and `unit` are prose for people; the page layout is built without
 * them, so nothing at run time may depend on them.
 */
interface Described {
  /** What its control is called. */
  readonly label?: string;
  /** What it does, in one or two sentences. */
  readonly doc?: string;
  /** The section of a panel that it belongs to. */
  readonly group?: string;
  /** The release that brought it; default: its element's. */
  readonly since?: string;
  /** Values for the reference and for editors. */
  readonly examples?: readonly unknown[];
  /** Other names by which CMSs print it. */
  readonly aliases?: readonly string[];
  /** May differ by device: `{key}_{device}`, as `columns_tablet`. For the keys of an element's settings only. */
  readonly responsive?: true;
  /** In a group: an object without it is left out. In an event's detail every field is there unless `optional`. */
  readonly required?: true;
  /** In an event's detail: may be absent. */
  readonly optional?: true;
}

/** Any text; a number counts as its text. */
export interface TextField extends Described {
  readonly kind: 'text';
  readonly default?: string;
}

/** A number, also as text; one outside its bounds is junk. */
export interface NumberField extends Described {
  readonly kind: 'number';
  readonly default?: number;
  readonly min?: number;
  /** A bound that does not count itself. */
  readonly above?: number;
  readonly max?: number;
  /** What is larger than `max` counts as `max`: who asks for more than there can be wants as much as there is. */
  readonly capped?: true;
  /** 1 takes whole numbers only; otherwise it is for panels. */
  readonly step?: number;
  /** For people: `px`, `s`. */
  readonly unit?: string;
}

/** Yes or no in every way that CMSs print it. */
export interface ToggleField extends Described {
  readonly kind: 'toggle';
  readonly default?: boolean;
}

/** One of some words, by case or not. */
export interface ChoiceField extends Described {
  readonly kind: 'choice';
  /** Each value, and its label. */
  readonly options: Readonly<Record<string, string>>;
  /** What any other word counts as, where the default would do what nobody has asked for. */
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
  /** The units that count, the first one for plain numbers; default: px, em, rem, %, vw, vh. */
  readonly units?: readonly string[];
  /** Takes what CSS computes too, `calc(…)` and `var(…)`, which stays text. */
  readonly expressions?: true;
  /** The least number that counts, whatever the unit. */
  readonly min?: number;
  readonly default?: Length;
}

/** A number with its CSS unit. */
export interface Length {
  readonly value: number;
  readonly unit: string;
}

/** An address, absolute or relative to the page; kept as it was written. */
export interface UrlField extends Described {
  readonly kind: 'url';
  /** The schemes that count; default: http and https. */
  readonly schemes?: readonly string[];
  readonly default?: string;
}

/** A file of the CMS's library: its address as text, or the builder's `{ url, id, alt, … }`. */
export interface MediaField extends Described {
  readonly kind: 'media';
  readonly default?: Media;
}

/** A file of the CMS's library. */
export interface Media {
  readonly url: string;
  readonly id?: number;
  readonly alt?: string;
  /** CSS pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** A day, or a day with its time: `2026-11-22`, `2026-11-22 10:30`, ISO 8601. Kept as text. */
export interface DateField extends Described {
  readonly kind: 'date';
  readonly default?: string;
}

/** Values of one kind in their order; PHP's list with gaps, an object with numbers as keys, counts. */
export interface ListField extends Described {
  readonly kind: 'list';
  readonly of: Field;
  /** A value alone counts as a list of it. */
  readonly alone?: true;
  /** Splits a text into a list: `,` */
  readonly separator?: string;
  /** What stands for an unusable item where the places of the others count; default: it is left out. */
  readonly instead?: unknown;
  readonly default?: readonly unknown[];
}

/** An object with fields of its own. */
export interface GroupField extends Described {
  readonly kind: 'group';
  readonly fields: Fields;
  /** The key that a text or a number stands for where an object is due: `'Red'` is `{ value: 'Red' }`. */
  readonly shorthand?: string;
  /** Keys that are not declared are nobody's mistake, as in a row of a CMS's table; they are left out in silence. */
  readonly open?: true;
}

/** An object whose fields depend on one of them, as a form's fields do on `type`. */
export interface VariantsField extends Described {
  readonly kind: 'variants';
  /** The key whose value tells which. */
  readonly by: string;
  readonly variants: Readonly<Record<string, Fields>>;
}

/** An object with any keys, its values of one kind; a list counts, by its numbers. It has no prototype. */
export interface RecordField extends Described {
  readonly kind: 'record';
  readonly of: Field;
  /** Only numbers are keys. */
  readonly numbered?: true;
  readonly default?: Readonly<Record<string, unknown>>;
}

/** The form schema that `nh-elements/rules` validates by: `{ rules: [{ rule, field, error, … }] }`. */
export interface RulesField extends Described {
  readonly kind: 'rules';
}

/** JSON that no other kind fits: the last resort. */
export interface RawField<T = unknown> extends Described {
  readonly kind: 'raw';
  /** Whether a value is one; what is not is junk. */
  readonly accepts?: (value: unknown) => value is T;
  /** What it accepts, for the console: `a list`. */
  readonly wanted?: string;
  /** Why no other kind would do, for the reader of the declaration. */
  readonly reason: string;
}

/** A value that never was JSON, such as a `File`; in event details only. */
export interface CustomField<T = unknown> extends Described {
  readonly kind: 'custom';
  /** Its type as TypeScript writes it. */
  readonly type: string;
  /** Carries the type; never there. */
  readonly is?: T;
}

/** What a setting, a part of one, or a part of an event's detail holds. */
export type Field =
  | TextField
  | NumberField
  | ToggleField
  | ChoiceField
  | ColourField
  | LengthField
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
