import type { RuleSet } from '../../rules';
import type { Device } from '../breakpoints/device';
import type {
  Corners,
  CustomField,
  Field,
  Fields,
  Gaps,
  GlobalReference,
  Gradient,
  Length,
  Media,
  RawField,
  Shadow,
  Sides,
  Typography,
} from './declaration';

/** The parsed values of the kinds of page styles. */
interface StyleValues {
  readonly sides: Sides;
  readonly corners: Corners;
  readonly gaps: Gaps;
  readonly shadow: Shadow;
  readonly typography: Typography;
  readonly gradient: Gradient;
  readonly global: GlobalReference;
}

/** The parsed value of one field; `unknown` for a field in general. */
export type ValueOf<F> = Field extends F ? unknown : KnownValueOf<F>;

type KnownValueOf<F> = F extends { kind: 'text' | 'colour' | 'url' | 'date' }
  ? string
  : F extends { kind: 'number' }
    ? number
    : F extends { kind: 'toggle' }
      ? boolean
      : F extends { kind: 'choice'; options: infer O }
        ? keyof O & string
        : F extends { kind: 'length' }
          ? Length | (F extends { expressions: true } ? string : never)
          : F extends { kind: infer K extends keyof StyleValues }
            ? StyleValues[K]
            : F extends { kind: 'media' }
              ? Media
              : F extends { kind: 'list'; of: infer I }
                ? readonly ValueOf<I>[]
                : F extends { kind: 'group'; fields: infer S }
                  ? ValuesOf<S>
                  : F extends { kind: 'variants'; by: infer B; variants: infer V }
                    ? VariantOf<B, V>
                    : F extends { kind: 'record'; of: infer I }
                      ? Readonly<Record<string, ValueOf<I>>>
                      : F extends { kind: 'rules' }
                        ? RuleSet
                        : F extends RawField<infer T>
                          ? T
                          : F extends CustomField<infer T>
                            ? T
                            : never;

/** A union with one object type per variant, discriminated by the key `B`. */
type VariantOf<B, V> = B extends string
  ? { [K in keyof V]: Readonly<Record<B, K>> & ValuesOf<V[K]> }[keyof V]
  : never;

/** The keys of settings that always have a value: those with a default, and required ones. */
type Given<S> = {
  [K in keyof S]: S[K] extends { default: unknown } | { required: true } ? K : never;
}[keyof S];

type Flat<T> = { [K in keyof T]: T[K] };

/** The parsed settings by key: always present with a default, otherwise optional. */
export type ValuesOf<S> = string extends keyof S
  ? Readonly<Record<string, unknown>>
  : Flat<
      { readonly [K in Given<S>]: ValueOf<S[K]> } & {
        readonly [K in Exclude<keyof S, Given<S>>]?: ValueOf<S[K]>;
      }
    >;

/** The values that script may set for one field: its value, or one of its short forms. */
export type InputOf<F> = Field extends F ? unknown : KnownInputOf<F>;

type KnownInputOf<F> = F extends { kind: 'length' }
  ? Length | number | string
  : F extends { kind: 'sides' | 'corners' | 'gaps' }
    ? ValueOf<F> | number | string
    : F extends { kind: 'global' }
      ? GlobalReference | string
      : F extends { kind: 'media' }
        ? Media | string
        : F extends { kind: 'list'; of: infer I }
          ? readonly InputOf<I>[] | (F extends { alone: true } ? InputOf<I> : never)
          : F extends { kind: 'group'; fields: infer S }
            ? InputsOf<S> | (F extends { shorthand: string } ? string : never)
            : F extends { kind: 'variants'; by: infer B extends string; variants: infer V }
              ? { [K in keyof V]: Readonly<Record<B, K>> & InputsOf<V[K]> }[keyof V]
              : F extends { kind: 'record'; of: infer I }
                ? Readonly<Record<string, InputOf<I>>> | readonly InputOf<I>[]
                : ValueOf<F>;

/** The key of a responsive setting for one device: `columns_tablet`. */
type DeviceKey<K, F> = F extends { responsive: true } ? `${K & string}_${Device}` : never;

/** The kinds that stand for several keys; script sets these keys. */
type InParts = { readonly kind: 'typography' | 'gradient' };

/** The settings that script may set, by key: only required ones must be present. */
export type InputsOf<S> = string extends keyof S
  ? Readonly<Record<string, unknown>>
  : Flat<
      {
        readonly [K in keyof S as S[K] extends { required: true } ? K : never]: InputOf<S[K]>;
      } & {
        readonly [K in keyof S as S[K] extends { required: true } | InParts ? never : K]?: InputOf<
          S[K]
        >;
      } & {
        readonly [K in keyof S as DeviceKey<K, S[K]>]?: InputOf<S[K]>;
      }
    >;

/** An event's detail: every field is present unless `optional`. */
export type DetailOf<S> = Flat<
  {
    readonly [K in keyof S as S[K] extends { optional: true } ? never : K]: DetailValueOf<S[K]>;
  } & {
    readonly [K in keyof S as S[K] extends { optional: true } ? K : never]?: DetailValueOf<S[K]>;
  }
>;

type DetailValueOf<F> = F extends { kind: 'group'; fields: infer S }
  ? DetailOf<S>
  : F extends { kind: 'list'; of: infer I }
    ? readonly DetailValueOf<I>[]
    : ValueOf<F>;

/** Declares settings; returns them unchanged, with their exact type. */
export function defineSettings<const S extends Fields>(settings: S): S {
  return settings;
}

/** Declares a value of an event's detail that is never JSON: `custom<File>('File')`. */
export function custom<T>(type: string, doc?: string): CustomField<T> {
  return { kind: 'custom', type, doc };
}

/** Declares a field that is used in several places; returns it unchanged, with its exact type. */
export function defineField<const F extends Field>(field: F): F {
  return field;
}
