import type { ReactNode } from 'react';
import type { Variable } from '../../../api/pages/variable';
import { message } from '../messages';
import { DeletionDialog } from '../places/deletion-dialog';
import { useVariables } from './variables';

interface Props {
  readonly variable: Variable;
  readonly back: () => void;
}

/** The question before a variable is deleted: it names the documents whose settings will have the last value. */
export function DeleteVariable({ variable, back }: Props): ReactNode {
  const variables = useVariables();
  const name = variable.title;
  return (
    <DeletionDialog
      name="variable-delete"
      title={message('editor.variables.delete.named', { name })}
      label={message('editor.variables.delete')}
      used={message('editor.variables.used')}
      unused={message('editor.variables.unused')}
      done={message('editor.variables.deleted', { name })}
      uses={async () => variables?.site.uses(variable)}
      remove={() => variables?.remove(variable)}
      close={back}
    />
  );
}
