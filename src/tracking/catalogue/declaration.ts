import type { TrackedFields } from '../tracked-event';
import type { Location, SecondaryLocation, Trigger, UsedElement } from './words';

/** The type of a field; a list contains the allowed values. */
export type FieldKind = 'text' | 'number' | 'flag' | 'texts' | readonly string[];

/** Fields by their tracked names. */
export type FieldKinds = Readonly<Record<string, FieldKind>>;

/** The circumstances of an event, as the editor's events have them. */
export interface Circumstances {
  readonly trigger: Trigger;
  readonly location: Location;
  readonly secondaryLocation: SecondaryLocation;
  readonly element: UsedElement;
}

/** The declaration of an event. */
export interface EventDeclaration {
  /** Fields with default values; each event has a trigger, except the actions that `trackApp` may send. */
  readonly defaults: Partial<Circumstances>;
  /** Required fields. */
  readonly fields: FieldKinds;
  /** Optional fields. */
  readonly optional?: FieldKinds;
  /** Accepts any other fields too. */
  readonly isOpen?: true;
}

interface Values {
  readonly text: string;
  readonly number: number;
  readonly flag: boolean;
  readonly texts: readonly string[];
}

/** The value of a field of some kind. */
export type ValueOf<Kind> = Kind extends readonly (infer Word)[]
  ? Word
  : Kind extends keyof Values
    ? Values[Kind]
    : never;

type ValuesOf<Kinds> = { readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]> };

type OptionalOf<Declaration> = Declaration extends { readonly optional: infer Kinds }
  ? Partial<ValuesOf<Kinds>>
  : unknown;

type CircumstancesOf<Declaration extends EventDeclaration> = Partial<
  Pick<Circumstances, keyof Declaration['defaults'] & keyof Circumstances>
>;

type OpenOf<Declaration> = Declaration extends { readonly isOpen: true } ? TrackedFields : unknown;

/** The fields that an event may be tracked with. */
export type FieldsOf<Declaration extends EventDeclaration> = ValuesOf<Declaration['fields']> &
  OptionalOf<Declaration> &
  CircumstancesOf<Declaration> &
  OpenOf<Declaration>;
