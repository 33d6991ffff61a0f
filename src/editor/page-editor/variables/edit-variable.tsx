import { type ReactNode, useEffect, useState } from 'react';
import type { Variable } from '../../../api/pages/variable';
import type { VariableRequest } from '../../panel/variable-request';
import { isSameValue } from '../../saving/difference/setting-differences';
import { useAnnounce } from '../announcer';
import { useKeptForm } from '../kept/kept-forms';
import { KeptNote } from '../kept/kept-note';
import { message } from '../messages';
import { SideDialog } from '../places/side-dialog';
import { UnsavedDialog } from '../places/unsaved-dialog';
import { useAction } from '../use-action';
import { trackVariable } from './track-variable';
import { VariableForm } from './variable-form';
import { useVariables } from './variables';

interface Props {
  readonly variable: Variable;
  /** Whether the variable is an unsaved one of an earlier time. */
  readonly isKept: boolean;
  readonly request: VariableRequest | undefined;
  readonly back: () => void;
  readonly connect: (variable: Variable) => void;
}

/** The form of a variable. The preview shows its value before it is saved. */
export function EditVariable({ variable, isKept, request, back, connect }: Props): ReactNode {
  const isNew = variable.revision === '';
  const [draft, setDraft] = useState(variable);
  const [isLeaving, setLeaving] = useState(false);
  const isChanged = isKept || !isSameValue(draft, variable);
  const variables = useVariables();
  const forget = useKeptForm(variables?.site.key, isChanged ? draft : undefined);
  const show = variables?.show;
  useEffect(() => {
    if (!isNew) show?.(draft);
  }, [isNew, draft, show]);
  useEffect(() => () => show?.(undefined), [show]);
  const save = useSaved(
    draft,
    (saved) => {
      forget();
      if (request && isNew) connect(saved);
      else back();
    },
    request,
  );
  const discard = (): void => {
    forget();
    back();
  };
  if (isLeaving) {
    return (
      <UnsavedDialog
        name="variable-unsaved"
        title={message('editor.variables.unsaved')}
        text={message('editor.variables.unsaved.about')}
        label={message('editor.variables.save')}
        back={() => setLeaving(false)}
        {...{ save, discard }}
      />
    );
  }
  return (
    <SideDialog
      name="variable"
      title={message(isNew ? `editor.variables.add.${variable.kind}` : 'editor.variables.change')}
      close={() => (isChanged ? setLeaving(true) : back())}
      submit={{ label: message('editor.variables.save'), action: save }}
    >
      {isKept && <KeptNote />}
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
