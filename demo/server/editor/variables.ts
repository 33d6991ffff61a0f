import type * as z from 'zod/mini';
import { transaction } from '../../../server/transaction';
import type { Use } from '../../../src/api/pages/document';
import {
  type newVariable,
  type Variable,
  type VariableKind,
  type variableChange,
  variableKinds,
} from '../../../src/api/pages/variable';
import { everyElement, newElementId, type PageDocument } from '../../../src/page';
import { globalReferences } from '../../../src/page/styles/parsed-styles';
import { revisionOf } from '../cms/revision';
import type { Site } from '../site';
import { PageRefusal } from './page-refusal';
import { rewriteUses } from './rewrite';
import { type Mentions, usesOf } from './uses';
import {
  isSoundRow,
  places,
  saveVariableRows,
  type VariableRow,
  variableRows,
} from './variable-rows';
import { withoutReferences } from './without-references';

/** The maximum number of variables of one kind. */
const MOST_VARIABLES = 500;

const mentions: Mentions = {
  sign: '"__globals__"',
  in: (document) => referencesIn(document),
};

/** All variables of the site, in the order of the kit. */
export function listVariables({ database }: Site): Variable[] {
  return variableKinds.flatMap((kind) =>
    (['fixed', 'custom'] as const).flatMap((list) =>
      variableRows(database, kind, list).map((row) => variableOf(kind, row, list === 'fixed')),
    ),
  );
}

/** Adds a variable. @throws PageRefusal its value is invalid */
export function addVariable(
  { database }: Site,
  { kind, title, value }: z.infer<typeof newVariable>,
): Variable {
  return transaction(database, () => {
    const rows = variableRows(database, kind, 'custom');
    if (rows.length >= MOST_VARIABLES) throw invalid(`The site has ${MOST_VARIABLES} already`);
    const taken = new Set(
      [...rows, ...variableRows(database, kind, 'fixed')].map(({ _id }) => _id),
    );
    let id = newElementId();
    while (taken.has(id)) id = newElementId();
    const row = rowOf(kind, id, title, value);
    saveVariableRows(database, kind, 'custom', [...rows, row]);
    return variableOf(kind, row, false);
  });
}

/** Renames a variable, or changes its value. @throws PageRefusal it has a newer revision, or is invalid */
export function changeVariable(
  { database }: Site,
  name: VariableName,
  { revision, title, value }: z.infer<typeof variableChange>,
): Variable {
  return transaction(database, () => {
    const { kind, list, rows, row } = found(database, name);
    const before = variableOf(kind, row, list === 'fixed');
    if (before.revision !== revision) {
      throw new PageRefusal('nh_variable_conflict', { revision: before.revision });
    }
    const next = rowOf(kind, row._id, title ?? row.title, value ?? before.value);
    const changed = rows.map((one) => (one === row ? next : one));
    saveVariableRows(database, kind, list, changed);
    return variableOf(kind, next, list === 'fixed');
  });
}

/** The documents with settings that refer to a variable. @throws PageRefusal it does not exist */
export function variableUses(site: Site, name: VariableName): Use[] {
  const { kind, row } = found(site.database, name);
  return [...(usesOf(site, mentions).get(`${places[kind].type} ${row._id}`) ?? [])];
}

/** Deletes a variable. @throws PageRefusal it is in use or fixed */
export function deleteVariable(
  site: Site,
  person: string,
  name: VariableName,
  leavesValues: boolean,
): void {
  const { database } = site;
  transaction(database, () => {
    const { kind, list, rows, row } = found(database, name);
    if (list === 'fixed') throw new PageRefusal('nh_variable_fixed');
    const uses = variableUses(site, name);
    if (uses.length > 0 && !leavesValues) throw new PageRefusal('nh_variable_used', { uses });
    const kept = rows.filter((one) => one !== row);
    saveVariableRows(database, kind, list, kept);
    const reference = { type: places[kind].type, id: row._id };
    rewriteUses(site, person, uses, (document) => withoutReferences(document, reference, row));
  });
}

/** The name of a variable in an address. */
interface VariableName {
  readonly kind: string;
  readonly variable: string;
}

function found(database: Site['database'], { kind: asked, variable }: VariableName) {
  const kind = variableKinds.find((one) => one === asked);
  for (const list of ['fixed', 'custom'] as const) {
    const rows = kind ? variableRows(database, kind, list) : [];
    const row = rows.find(({ _id }) => _id === variable);
    if (kind && row) return { kind, list, rows, row };
  }
  throw new PageRefusal('nh_variable_not_found');
}

function variableOf(kind: VariableKind, row: VariableRow, isFixed: boolean): Variable {
  const { _id: id, title, ...value } = row;
  return { id, kind, title, value, isFixed, revision: revisionOf({ title, value }) };
}

/** A row of the kit. @throws PageRefusal the value is invalid */
function rowOf(
  kind: VariableKind,
  _id: string,
  title: string,
  value: Readonly<Record<string, unknown>>,
): VariableRow {
  const own = Object.entries(value).filter(([key]) => places[kind].keys.test(key));
  const row = { ...Object.fromEntries(own), _id, title: title.trim() };
  if (!isSoundRow(kind, row)) throw invalid(`It is no ${kind}`);
  return row;
}

const invalid = (reason: string) =>
  new PageRefusal('nh_page_invalid', {}, `The variable is not saved. ${reason}.`);

function referencesIn({ content, page_settings }: PageDocument): string[] {
  const settings = [page_settings, ...everyElement(content).map((element) => element.settings)];
  return settings.flatMap((one) =>
    globalReferences(one).map(([, { type, id }]) => `${type} ${id}`),
  );
}
