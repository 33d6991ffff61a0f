import { type ReactNode, useState } from 'react';
import { sortKeys } from '../../../../api/libraries/listing';
import type { ViewKind } from '../../../../ui/item-grid';
import { SearchBar } from '../../../../ui/search-bar';
import { message } from '../messages';
import type { TemplateLibraryModel } from '../model';
import type { TemplateSource } from '../source';
import type { TemplateLibraryState } from '../state';
import { Filters } from './filters';
import { useFilterChoices } from './use-filter-choices';

interface Props {
  readonly model: TemplateLibraryModel;
  readonly state: TemplateLibraryState;
  readonly source: TemplateSource;
  /** The number of templates; undefined until they have loaded. */
  readonly total: number | undefined;
}

const views: readonly ViewKind[] = ['list', 'tiles'];

/** All orders, in the sequence of the select box: by date, the newest templates come first. */
const orders = sortKeys.flatMap((sort) =>
  (sort === 'date' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const)).map((order) => ({
    sort,
    order,
    key: `${sort}-${order}` as const,
  })),
);

/** The toolbar of a list of templates: search, view and import, then filters and order. */
export function Toolbar({ model, state, source, total }: Props): ReactNode {
  const choices = useFilterChoices(model, source, total);
  const [isOpen, setOpen] = useState(false);
  const { search, sort, order } = state.queries[source];
  const sortBy = (key: string): void => {
    const chosen = orders.find((one) => one.key === key);
    if (chosen) model.listings.change(source, { sort: chosen.sort, order: chosen.order });
  };
  return (
    <SearchBar
      labels={{
        search: message('template.library.search'),
        order: message('template.library.order'),
      }}
      order={`${sort}-${order}`}
      orders={orders.map(({ key }) => [key, message(`template.library.order.${key}`)])}
      onSearch={(text) => model.listings.search(source, text)}
      onOrder={sortBy}
      onSubmit={() => model.listings.load(source)}
      filters={
        <Filters
          query={state.queries[source]}
          choices={choices}
          change={(changes) => model.listings.change(source, changes)}
        />
      }
      {...{ search }}
    >
      <fieldset part="views" aria-label={message('template.library.view')}>
        {views.map((view) => (
          <button
            key={view}
            type="button"
            part="view"
            aria-pressed={state.view === view}
            onClick={() => model.showAs(view)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icons[view]} />
            </svg>
            <span>{message(`template.library.view.${view}`)}</span>
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        part="button"
        data-action="filters"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {message('template.library.filters')}
      </button>
      <button
        type="button"
        part="button"
        data-action="import"
        onClick={() => model.open({ kind: 'import', source })}
      >
        {message('template.library.import')}
      </button>
    </SearchBar>
  );
}

const icons: Readonly<Record<ViewKind, string>> = {
  list: 'M4 6h16M4 12h16M4 18h16',
  tiles: 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z',
};
