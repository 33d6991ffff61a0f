import type { ReactNode } from 'react';
import type { LibraryName } from '../library';
import { message } from '../messages';

interface Props {
  readonly library: LibraryName;
  /** What was looked for. */
  readonly search: string | undefined;
  readonly showAll: () => void;
}

/** What is said where there is no template, or none that fits. */
export function EmptyList({ library, search, showAll }: Props): ReactNode {
  if (!search) {
    return (
      <div part="empty" role="status">
        <h3>{message(`template.library.empty.${library}`)}</h3>
        <p>{message(`template.library.empty.${library}.text`)}</p>
      </div>
    );
  }
  return (
    <div part="empty" role="status">
      <h3>{message('template.library.nothing', { search })}</h3>
      <p>{message('template.library.nothing.text')}</p>
      <button type="button" part="button" onClick={showAll}>
        {message('template.library.show_all')}
      </button>
    </div>
  );
}
