import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { siteLocale } from '../../../core/config';
import { useHost } from '../../../core/element/react';
import { byCountry, countryName, type Region, regionsOf } from '../regions/region';
import { Country } from './country';
import { draftsKey } from './drafts';
import type { Edits } from './edits';
import { fieldId } from './fields';
import { message } from './messages';
import { Preview } from './preview';
import stylesheet from './region-editor.css?inline';
import type { RegionEditorProps } from './region-editor.element';
import { matchesQuery } from './search';
import type { EditorStore } from './store';
import { Strays } from './strays';
import { Toolbar } from './toolbar';
import { type Folding, useFolding } from './use-folding';
import { useStore } from './use-store';

export const styles: string = stylesheet;

const none: readonly [] = [];
const noNames = {};

/** The editor. Its key remounts it for the drafts of another site or user. */
export default function RegionEditor({ settings }: RegionEditorProps): ReactNode {
  const host = useHost();
  const [defaultId] = useState(() => defaultEditorId(host));
  const key = draftsKey(settings.editorId || defaultId, host.ownerDocument);
  return <Editor key={key} settings={settings} draftsKey={key} />;
}

/** The tag's id, else its position among the page's editors. */
function defaultEditorId(host: HTMLElement): string {
  const root = host.getRootNode() as Document | ShadowRoot;
  return host.id || String([...root.querySelectorAll(host.localName)].indexOf(host));
}

interface EditorProps extends RegionEditorProps {
  readonly draftsKey: string;
}

/** The toolbar, the rows by country, and the preview map. */
function Editor({ settings, draftsKey }: EditorProps): ReactNode {
  const { regions: list = none, countries = noNames } = settings;
  const regions = useMemo(() => regionsOf(list), [list]);
  const store = useStore(regions, settings, draftsKey);
  const [query, setQuery] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const folding = useFolding(store, regions);

  const pick = (key: string): void => {
    setQuery('');
    const picked = regions.find((region) => region.key === key);
    if (picked) folding.open(picked.country);
    // In the next frame, because the search may have hidden the row until now.
    requestAnimationFrame(() => {
      const row = root.current?.querySelector(`[data-region="${CSS.escape(key)}"]`);
      row?.querySelector('input')?.focus();
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the shortcuts of the fields inside.
    <div ref={root} className="nh-region-editor" onKeyDown={(event) => shortcut(event, store)}>
      <Toolbar store={store} query={query} search={setQuery} />
      <Preview store={store} regions={regions} settings={settings} pick={pick} />
      <div part="rows">
        <Strays store={store} />
        <Rows {...{ store, regions, countries, query, folding }} />
      </div>
    </div>
  );
}

/** Handles Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y. In a field with unfinished text, the browser handles these keys. */
function shortcut(event: KeyboardEvent, store: EditorStore): void {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
  const target = event.target as Element;
  if (target.matches('[type="search"], [data-status="typed"]')) return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) store.redo();
  else store.undo();
}

/** The region with its typed title. */
function typedRegion(region: Region, { fields }: Edits): Region {
  return { ...region, ctitle: fields[fieldId(region.key, 'ctitle')]?.value ?? region.ctitle };
}

interface RowsProps {
  readonly store: EditorStore;
  readonly regions: readonly Region[];
  readonly countries: Readonly<Record<string, string>>;
  readonly query: string;
  readonly folding: Folding;
}

function Rows({ store, regions, countries, query, folding }: RowsProps): ReactNode {
  // Matches the titles as they were when the user searched, so that a row stays while its title is typed.
  const groups = useMemo(
    () =>
      byCountry(regions)
        .map((group) => ({ ...group, name: countryName(group.country, countries, siteLocale()) }))
        .map((group) => ({
          ...group,
          regions: group.regions.filter((region) =>
            matchesQuery(typedRegion(region, store.snapshot()), group.name, query),
          ),
        }))
        .filter((group) => group.regions.length > 0),
    [store, regions, countries, query],
  );
  // Found rows are shown, and a single country has nothing to fold for.
  const canFold = folding.isOn && query.trim() === '' && groups.length > 1;
  return (
    <>
      {groups.length === 0 && <p>{message('editor.nothing')}</p>}
      {groups.map(({ country, name, regions: members }) => (
        <Country
          key={country}
          {...{ name, store }}
          regions={members}
          isOpen={!canFold || folding.isOpen(country)}
          onToggle={canFold ? () => folding.toggle(country) : undefined}
        />
      ))}
    </>
  );
}
