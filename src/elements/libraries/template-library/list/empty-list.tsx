import type { ReactNode } from 'react';
import { EmptyNote } from '../../../../ui/empty-note';
import { message } from '../messages';
import type { TemplateSource } from '../source';

interface Props {
  readonly source: TemplateSource;
  /** The search text of the query. */
  readonly search: string | undefined;
  /** Whether a type, author or date is chosen. */
  readonly isFiltered: boolean;
  readonly showAll: () => void;
}

/** The message for a list without templates, or for a search without matches. */
export function EmptyList({ source, search, isFiltered, showAll }: Props): ReactNode {
  if (search || isFiltered) {
    return (
      <EmptyNote
        title={
          search
            ? message('template.library.nothing', { search })
            : message('template.library.nothing.filtered')
        }
        text={message(
          isFiltered ? 'template.library.nothing.filtered.text' : 'template.library.nothing.text',
        )}
        showAll={{ label: message('template.library.show_all'), run: showAll }}
      />
    );
  }
  return (
    <EmptyNote
      title={message(`template.library.empty.${source}`)}
      text={message(`template.library.empty.${source}.text`)}
    />
  );
}
