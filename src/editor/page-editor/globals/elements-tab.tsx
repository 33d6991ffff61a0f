import { type Config, Drawer } from '@puckeditor/core';
import { type ReactNode, useMemo } from 'react';
import { searchTitles } from '../../../ui/title-search';
import { nodeKinds } from '../../nodes/kinds';
import { usePuckState } from '../../nodes/use-puck-state';
import { InsertItem } from '../insert-item';
import { message } from '../messages';
import { useReasonAgainst } from '../use-reason-against';
import { usePanelState } from './panel-tab';
import { SearchField } from './search-field';

/** The elements that can be added: in Puck's sections, or those that a search finds. */
export function ElementsTab({ children }: { readonly children: ReactNode }): ReactNode {
  const { query, setQuery } = usePanelState();
  const reason = useReasonAgainst('menu');
  return (
    <div part="elements">
      {reason !== '' && <p part="note">{reason}</p>}
      <SearchField label={message('editor.add.search')} query={query} setQuery={setQuery} />
      {query.trim() === '' ? children : <Found query={query.trim()} mayAdd={reason === ''} />}
    </div>
  );
}

interface FoundProps {
  readonly query: string;
  readonly mayAdd: boolean;
}

function Found({ query, mayAdd }: FoundProps): ReactNode {
  const config = usePuckState((state) => state.config);
  const elements = useMemo(() => listed(config), [config]);
  const found = searched(elements, query);
  return (
    <>
      <p part="count" role="status">
        {found.length === 0
          ? message('editor.add.nothing', { search: query })
          : message('editor.add.found', { count: found.length })}
      </p>
      <Drawer>
        {found.map(({ name, label }) => (
          <Drawer.Item key={name} name={name} label={label} isDragDisabled={!mayAdd}>
            {InsertItem}
          </Drawer.Item>
        ))}
      </Drawer>
    </>
  );
}

/** An element of the list. */
interface ListedElement {
  readonly name: string;
  readonly label: string;
}

/** Returns the elements of the shown categories, in their order. */
function listed({ categories = {}, components }: Config): readonly ListedElement[] {
  return Object.values(categories)
    .filter(({ visible }) => visible !== false)
    .flatMap(({ components: names = [] }) => names)
    .map((name) => ({ name, label: components[name]?.label ?? name }));
}

/** Matches in names (also English ones) come first, then matches in summaries. */
function searched(elements: readonly ListedElement[], query: string): readonly ListedElement[] {
  const byName = searchTitles(elements.map(withText(nameText)), query);
  const bySummary = searchTitles(elements.map(withText(summaryText)), query);
  return [...new Map([...byName, ...bySummary].map((one) => [one.name, one])).values()];
}

const withText =
  (text: (element: ListedElement) => string) =>
  (
    element: ListedElement,
  ): ListedElement & { readonly title: string; readonly subject: string } => ({
    ...element,
    subject: element.label,
    title: text(element),
  });

const nameText = ({ name, label }: ListedElement): string =>
  `${label} ${nodeKinds.get(name)?.title ?? name}`;

const summaryText = (element: ListedElement): string =>
  `${nameText(element)} ${nodeKinds.get(element.name)?.summary ?? ''}`;
