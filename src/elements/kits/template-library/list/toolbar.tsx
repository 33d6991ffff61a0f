import { type FormEvent, type ReactNode, useId } from 'react';
import type { ViewKind } from '../../libraries/grid';
import { sortKeys } from '../../libraries/wire/listing';
import type { LibraryName } from '../library';
import { message } from '../messages';
import type { TemplateLibraryState } from '../state';
import type { TemplateLibraryStore } from '../store';

interface Props {
  readonly store: TemplateLibraryStore;
  readonly state: TemplateLibraryState;
  readonly library: LibraryName;
}

/** Characters that the libraries search for. */
const SEARCH_LENGTH = 200;

const views: readonly ViewKind[] = ['list', 'tiles'];

/** All orders, as they are offered: by date the newest come first. */
const orders = sortKeys.flatMap((sort) =>
  (sort === 'date' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const)).map((order) => ({
    sort,
    order,
  })),
);

/** Search, order, and how templates are shown. */
export function Toolbar({ store, state, library }: Props): ReactNode {
  const { search, sort, order } = state.queries[library];
  const searchId = useId();
  const orderId = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    store.relist(library);
  };
  const sortBy = (key: string): void => {
    const chosen = orders.find((one) => `${one.sort}-${one.order}` === key);
    if (chosen) store.show(library, chosen);
  };
  return (
    <form part="tools" onSubmit={submit}>
      <div part="field">
        <label htmlFor={searchId}>{message('template.library.search')}</label>
        <input
          part="input"
          id={searchId}
          type="search"
          autoComplete="off"
          maxLength={SEARCH_LENGTH}
          value={search}
          onChange={({ target }) => store.search(library, target.value)}
        />
      </div>
      <div part="field">
        <label htmlFor={orderId}>{message('template.library.order')}</label>
        <select
          part="input"
          id={orderId}
          value={`${sort}-${order}`}
          onChange={({ target }) => sortBy(target.value)}
        >
          {orders.map((one) => (
            <option key={`${one.sort}-${one.order}`} value={`${one.sort}-${one.order}`}>
              {message(`template.library.order.${one.sort}-${one.order}`)}
            </option>
          ))}
        </select>
      </div>
      <fieldset part="views" aria-label={message('template.library.view')}>
        {views.map((view) => (
          <button
            key={view}
            type="button"
            part="view"
            aria-pressed={state.view === view}
            onClick={() => store.dispatch({ type: 'view', view })}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icons[view]} />
            </svg>
            {message(`template.library.view.${view}`)}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        part="button"
        data-action="import"
        onClick={() => store.dispatch({ type: 'open', dialog: { kind: 'import', library } })}
      >
        {message('template.library.import')}
      </button>
    </form>
  );
}

const icons: Readonly<Record<ViewKind, string>> = {
  list: 'M4 6h16M4 12h16M4 18h16',
  tiles: 'M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h6v6h-6z',
};
