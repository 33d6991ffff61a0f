import type { Field } from '../../../src/core/settings';
import type { EventDeclaration, FieldKind } from '../../../src/tracking/catalogue/declaration';
import { editorEvents } from '../../../src/tracking/catalogue/editor';
import type { TrackedField } from '../../../src/tracking/catalogue/tracked-as';
import { elements, secondaryLocations } from '../../../src/tracking/catalogue/words';
import { detailField, fieldsOf, isAppEvent, type TrackedEventSource } from './tracked-events';

type Kinds = Record<string, FieldKind>;

/** Fields that every event may have besides its declared ones. */
const CIRCUMSTANCES = ['trigger', 'location', 'secondaryLocation', 'element'];

/** The catalogue's events of the kit tools and of the template library, by name. */
export interface AdminEvents {
  readonly kits: Readonly<Record<string, EventDeclaration>>;
  readonly templates: Readonly<Record<string, EventDeclaration>>;
}

/**
 * The catalogue's events that elements' events are tracked as. Names that the editor declares are not
 * declared again.
 */
export function adminEvents(sources: readonly TrackedEventSource[]): AdminEvents {
  const declared = sources
    .filter(({ tracked }) => !Object.hasOwn(editorEvents, tracked.as))
    .map((source) => [source.tracked.as, declarationOf(source)] as const);
  const isInLibrary = ([name, { defaults }]: (typeof declared)[number]): boolean =>
    defaults.location !== undefined || name.startsWith('template-library/');
  return {
    kits: Object.fromEntries(declared.filter((one) => !isInLibrary(one))),
    templates: Object.fromEntries(declared.filter(isInLibrary)),
  };
}

function declarationOf(source: TrackedEventSource): EventDeclaration {
  return isAppEvent(source.tracked) ? appDeclaration(source) : ownDeclaration(source);
}

/** The declaration of an action as `trackApp` sends it, which a page's own calls may give more details. */
function appDeclaration({ event, tracked }: TrackedEventSource): EventDeclaration {
  const kinds = fieldsOf(tracked).map(([name, field]) => [name, kindOf(field, event.detail)]);
  return { defaults: {}, fields: Object.fromEntries(kinds), isOpen: true };
}

function ownDeclaration({ event, tracked }: TrackedEventSource): EventDeclaration {
  const { trigger = 'Click', location, secondaryLocation, kitChoice } = tracked;
  const own = fieldsOf(tracked).filter(([name]) => !CIRCUMSTANCES.includes(name));
  const kinds = (isOptional: boolean): Kinds =>
    Object.fromEntries(
      own
        .filter(([, field]) => (detailField(field)?.optional ?? false) === isOptional)
        .map(([name, field]) => [name, kindOf(field, event.detail)]),
    );
  const isAnywhere = location !== undefined && secondaryLocation === undefined;
  const optional = { ...kinds(true), ...(isAnywhere && anywhere) };
  return {
    defaults: {
      ...(location && { location }),
      ...(secondaryLocation && { secondaryLocation }),
      trigger,
    },
    fields: kinds(false),
    ...(Object.keys(optional).length > 0 && { optional }),
    ...(kitChoice && { isOpen: true }),
  };
}

/** Optional fields of an event that several parts of the template library dispatch. */
const anywhere: Kinds = {
  secondaryLocation: Object.values(secondaryLocations.templateLibrary),
  element: Object.values(elements),
};

function kindOf(field: TrackedField, detail: Readonly<Record<string, Field>>): FieldKind {
  const { from, oneOf, words } = detailField(field) ?? {};
  if (from === undefined) return typeof field === 'object' && 'absent' in field ? 'flag' : 'text';
  const value = detail[from];
  if (oneOf === 'options') return optionsOf(value).map((option) => words?.[option] ?? option);
  if (oneOf) return Object.values(secondaryLocations[oneOf]);
  if (value?.kind === 'number') return 'number';
  return value?.kind === 'toggle' ? 'flag' : 'text';
}

/** The values of a choice. */
export function optionsOf(field: Field | undefined): string[] {
  return field?.kind === 'choice' ? Object.keys(field.options) : [];
}
