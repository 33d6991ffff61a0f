import type { Selection } from '../wire/selection';
import type { InitialState, Section, StateData } from './section';

/** By a template's `doc_type`: the section that it belongs to. */
export type ExportGroups = Readonly<Record<string, string>>;

/** A section's first state: its own way to find it, else its parent's, else all of it. */
export function initialStateOf(
  section: Section,
  data: StateData,
  parentState: Selection | undefined,
): Selection {
  if (section.getInitialState) return section.getInitialState(data, parentState);
  return (section.useParentDefault ? parentState : undefined) ?? true;
}

/**
 * Makes a `getInitialState` for a section of templates: before an import it is on if the uploaded kit has
 * a template of its group, else as `isOnByDefault` says.
 *
 * @param group the section's name among the export groups
 */
export function importInitialState(
  exportGroups: ExportGroups,
  group: string,
  isOnByDefault: boolean,
): InitialState {
  return ({ uploadedData }) => ({
    enabled: uploadedData
      ? docTypesIn(uploadedData.manifest?.templates).some(
          (type) => Object.hasOwn(exportGroups, type) && exportGroups[type] === group,
        )
      : isOnByDefault,
  });
}

/** The types of a kit's templates; what is no template has none. */
function docTypesIn(templates: object | null | undefined): string[] {
  return Object.values<unknown>({ ...templates }).flatMap((template) => {
    const { doc_type: type } = Object(template) as { readonly doc_type?: unknown };
    return typeof type === 'string' ? [type] : [];
  });
}
