import type { TrackedFields } from '../tracked-event';
import type { Location, SecondaryLocation, Trigger, UsedElement } from './words';

/** What a field holds; a list of words is a choice of one of them. */
export type FieldKind = 'text' | 'number' | 'flag' | 'texts' | readonly string[];

/** Fields by their names on the wire. */
export type FieldKinds = Readonly<Record<string, FieldKind>>;

/** Where an event happened and what with, as the editor's events say it. */
export interface Circumstances {
  readonly trigger: Trigger;
  readonly location: Location;
  readonly secondaryLocation: SecondaryLocation;
  readonly element: UsedElement;
}

/** What an event is made of, as data. */
export interface EventDeclaration {
  /** What it carries unless it is given; each event has a trigger. */
  readonly defaults: Pick<Circumstances, 'trigger'> & Partial<Circumstances>;
  /** The fields that it must have. */
  readonly fields: FieldKinds;
  /** The fields that it may have. */
  readonly optional?: FieldKinds;
  /** It takes any other fields too. */
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

/** The fields that an event of some declaration is tracked with. */
export type FieldsOf<Declaration extends EventDeclaration> = ValuesOf<Declaration['fields']> &
  OptionalOf<Declaration> &
  CircumstancesOf<Declaration> &
  OpenOf<Declaration>;
