import type { ReactNode } from 'react';
import { dialogMessage } from './messages';
import { RemovalDialog, type RemovalProps } from './removal-dialog';
import type { Subject } from './subject';

interface Props extends RemovalProps {
  readonly subject: Subject;
}

/** Asks for confirmation before templates are deleted. */
export function DeleteDialog({ subject, ...removal }: Props): ReactNode {
  return (
    <RemovalDialog
      title={titleText(subject)}
      label={dialogMessage('library.dialog.delete')}
      {...removal}
    >
      {dialogMessage('library.dialog.delete.text', {
        count: 'count' in subject ? subject.count : 1,
      })}
    </RemovalDialog>
  );
}

function titleText(subject: Subject): string {
  return 'title' in subject
    ? dialogMessage('library.dialog.delete.title', subject)
    : dialogMessage('library.dialog.delete.several', subject);
}
