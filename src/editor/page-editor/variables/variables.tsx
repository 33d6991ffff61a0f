import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Variable, VariableKind } from '../../../api/pages/variable';
import { kitGlobals } from '../../../page';
import { type EditedSite, EditedSiteContext } from '../../nodes/edit-site';
import type { PanelMeans } from '../../panel/control';
import type { NewVariable, SiteVariables } from '../../site/site-variables';
import { type Answer, useAnswer } from '../use-answer';
import { withItem } from '../with-item';

/** The variables of the site, as the editor shows them. */
export interface Variables extends Pick<Answer<unknown>, 'error' | 'again'> {
  /** Undefined until they are read. */
  readonly list: readonly Variable[] | undefined;
  readonly site: SiteVariables;
  /** Shows a variable in the preview as it is in the form; undefined shows the saved one. */
  readonly show: (variable: Variable | undefined) => void;
  readonly add: (variable: NewVariable) => Promise<Variable>;
  readonly change: (variable: Variable) => Promise<Variable>;
  readonly remove: (variable: Variable) => Promise<void>;
}

const VariablesContext = createContext<Variables | undefined>(undefined);

/** Returns the variables of the site; undefined if the site has none to offer. */
export function useVariables(): Variables | undefined {
  return useContext(VariablesContext);
}

interface Props {
  readonly site: EditedSite;
  readonly children: ReactNode;
}

/** Offers the site to the parts of an editor, with its variables as they are now. */
export function SiteWithVariables({ site, children }: Props): ReactNode {
  if (site.variables) return <Known {...{ site, children }} variables={site.variables} />;
  return <EditedSiteContext.Provider value={site}>{children}</EditedSiteContext.Provider>;
}

function Known({
  site,
  variables,
  children,
}: Props & { readonly variables: SiteVariables }): ReactNode {
  const { value, shown } = useSiteVariables(variables);
  const known = useMemo(() => siteWith(site, shown), [site, shown]);
  return (
    <VariablesContext.Provider value={value}>
      <EditedSiteContext.Provider value={known}>{children}</EditedSiteContext.Provider>
    </VariablesContext.Provider>
  );
}

function useSiteVariables(site: SiteVariables) {
  const answer = useAnswer(() => site.list());
  const [changed, setChanged] = useState<readonly Variable[]>();
  const [draft, show] = useState<Variable>();
  const list = changed ?? answer.value;
  const shown = useMemo(
    () => (draft && list ? withItem(list, draft, isSame) : list),
    [list, draft],
  );
  const { error, again } = answer;
  const value = useMemo<Variables>(
    () => ({
      list,
      site,
      error,
      again,
      show,
      async add(variable: NewVariable) {
        const added = await site.add(variable);
        setChanged([...(list ?? []), added]);
        return added;
      },
      async change(variable: Variable) {
        const next = await site.change(variable);
        setChanged(withItem(list ?? [], next, isSame));
        return next;
      },
      async remove(variable: Variable) {
        await site.remove(variable);
        setChanged((list ?? []).filter((one) => one !== variable));
      },
    }),
    [site, list, error, again],
  );
  return { value, shown };
}

const isSame = (one: Variable, other: Variable): boolean =>
  one.kind === other.kind && one.id === other.id;

/** Returns the site with these variables in place of those of its kit. */
function siteWith(site: EditedSite, list: readonly Variable[] | undefined): EditedSite {
  if (!list) return site;
  const rows = (kind: VariableKind) =>
    list
      .filter((variable) => variable.kind === kind)
      .map(({ id, title, value }) => ({ ...value, _id: id, title }));
  const globals = kitGlobals({
    custom_colors: rows('color'),
    custom_typography: rows('typography'),
    custom_sizes: rows('size'),
  });
  const styles = (kind: VariableKind) => rows(kind).map(({ _id: id, title }) => ({ id, title }));
  const means: PanelMeans = {
    ...site.means,
    globals: { colors: styles('color'), typography: styles('typography') },
  };
  return { ...site, print: { ...site.print, globals }, means };
}
