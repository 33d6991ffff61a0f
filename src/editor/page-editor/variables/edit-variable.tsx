import { type ReactNode, useEffect, useState } from 'react';
import type { Variable } from '../../../api/pages/variable';
import type { VariableRequest } from '../../panel/variable-request';
import { useAnnounce } from '../announcer';
import { message } from '../messages';
import { SideDialog } from '../places/side-dialog';
import { useAction } from '../use-action';
import { trackVariable } from './track-variable';
import { VariableForm } from './variable-form';
import { useVariables } from './variables';

interface Props {
  readonly variable: Variable;
  readonly request: VariableRequest | undefined;
  readonly back: () => void;
  readonly connect: (variable: Variable) => void;
}

/** The form of a variable. The preview shows its value before it is saved. */
export function EditVariable({ variable, request, back, connect }: Props): ReactNode {
  const isNew = variable.revision === '';
  const [draft, setDraft] = useState(variable);
  const show = useVariables()?.show;
  useEffect(() => {
    if (!isNew) show?.(draft);
  }, [isNew, draft, show]);
  useEffect(() => () => show?.(undefined), [show]);
  const save = useSaved(
    draft,
    (saved) => {
      if (request && isNew) connect(saved);
      else back();
    },
    request,
  );
  return (
    <SideDialog
      name="variable"
      title={message(isNew ? `editor.variables.add.${variable.kind}` : 'editor.variables.change')}
      close={back}
      submit={{ label: message('editor.variables.save'), action: save }}
    >
      <VariableForm variable={draft} onChange={setDraft} />
    </SideDialog>
  );
}

function useSaved(
  draft: Variable,
  done: (saved: Variable) => void,
  request: VariableRequest | undefined,
) {
  const variables = useVariables();
  const announce = useAnnounce();
  return useAction(async () => {
    const { kind, title, value, revision } = draft;
    if (title.trim() === '') throw new Error(message('editor.variables.no_name'));
    if (Object.keys(value).length === 0) throw new Error(message('editor.variables.no_value'));
    const isNew = revision === '';
    const saved = await (isNew
      ? variables?.add({ kind, title: title.trim(), value })
      : variables?.change({ ...draft, title: title.trim() }));
    if (!saved) return;
    if (isNew) trackVariable('save_new_variable', kind, request);
    announce(message('editor.variables.saved', { name: saved.title }));
    done(saved);
  });
}
