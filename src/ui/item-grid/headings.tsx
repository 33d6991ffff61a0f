import type { ReactNode } from 'react';
import { sortKeys } from '../../api/libraries/listing';
import { gridMessage } from './messages';
import type { Sort, SortKey } from './sort';

interface Props {
  readonly sort: Sort;
  readonly sortBy: (pressed: SortKey) => void;
}

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** The headings of the columns. Pressing a heading sorts by its column. */
export function Headings({ sort, sortBy }: Props): ReactNode {
  return (
    <div role="row" part="headings" aria-rowindex={1}>
      {sortKeys.map((key) => {
        const direction = sort.sort === key ? directions[sort.order] : undefined;
        return (
          <div
            key={key}
            role="columnheader"
            part={`heading ${key}`}
            aria-sort={direction ?? 'none'}
          >
            <button type="button" part="sort" onClick={() => sortBy(key)}>
              {gridMessage(`library.column.${key}`)}
              <svg viewBox="0 0 24 24" aria-hidden="true" data-direction={direction}>
                <path d="M12 19V5m-6 6 6-6 6 6" />
              </svg>
            </button>
          </div>
        );
      })}
      <div role="columnheader" part="heading actions">
        <span className="nh-unseen">{gridMessage('library.column.actions')}</span>
      </div>
    </div>
  );
}
