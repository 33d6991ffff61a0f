import type { ReactNode } from 'react';
import { EmptyNote } from '../../../../ui/empty-note';
import { message } from '../messages';
import type { TemplateSource } from '../source';

interface Props {
  readonly source: TemplateSource;
  /** The search text of the query. */
  readonly search: string | undefined;
  readonly showAll: () => void;
}

/** The message for a list without templates, or for a search without matches. */
export function EmptyList({ source, search, showAll }: Props): ReactNode {
  if (search) {
    return (
      <EmptyNote
        title={message('template.library.nothing', { search })}
        text={message('template.library.nothing.text')}
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
