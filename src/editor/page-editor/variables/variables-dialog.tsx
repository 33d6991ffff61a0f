import { type ReactNode, useState } from 'react';
import {
  variable as keptVariable,
  type Variable,
  variableKinds,
} from '../../../api/pages/variable';
import type { VariableRequest } from '../../panel/variable-request';
import { useAnnounce } from '../announcer';
import { useKeptValues } from '../kept/kept-forms';
import { message } from '../messages';
import type { PlaceProps } from '../places/open-place';
import { SideDialog } from '../places/side-dialog';
import { useReasonAgainst } from '../use-reason-against';
import { DeleteVariable } from './delete-variable';
import { EditVariable } from './edit-variable';
import { trackVariable } from './track-variable';
import { VariableRow } from './variable-row';
import { useVariables } from './variables';

/** What the dialog shows: a form, the question before deleting, or else the list. */
type View =
  | { readonly name: 'edit' | 'delete'; readonly variable: Variable; readonly isKept?: boolean }
  | { readonly name: 'list'; readonly focused?: string | undefined };

/** The variables of the site: list, add, change, connect to a setting, delete. */
export function VariablesDialog({ close, request }: PlaceProps): ReactNode {
  const kept = useKeptVariable(request);
  const [view, setView] = useState<View>(
    kept ? { name: 'edit', variable: kept, isKept: true } : { name: 'list' },
  );
  const back = (): void =>
    setView({ name: 'list', focused: view.name === 'list' ? undefined : view.variable.id });
  const announce = useAnnounce();
  const connect = (variable: Variable): void => {
    if (!request) return;
    request.connect(variable.id);
    trackVariable('connect_variable', variable.kind, request);
    announce(message('editor.variables.connected', { label: request.label, name: variable.title }));
    close();
  };
  if (view.name === 'list') {
    return <VariableList {...{ request, close, connect }} focused={view.focused} show={setView} />;
  }
  if (view.name === 'delete') return <DeleteVariable variable={view.variable} back={back} />;
  const { variable, isKept = false } = view;
  return <EditVariable {...{ variable, isKept, request, back, connect }} />;
}

/** Returns the variable that was typed earlier and is not saved yet, if it suits the setting for which one is chosen. */
function useKeptVariable(request: VariableRequest | undefined): Variable | undefined {
  const variables = useVariables();
  const mayNot = useReasonAgainst('variables') !== '';
  const { data } = keptVariable.safeParse(useKeptValues()(variables?.site.key));
  if (!data || mayNot) return undefined;
  return request && request.kind !== data.kind ? undefined : data;
}

interface ListProps {
  readonly request: VariableRequest | undefined;
  readonly close: () => void;
  /** The variable whose form was open: its button gets the focus back. */
  readonly focused: string | undefined;
  readonly connect: (variable: Variable) => void;
  readonly show: (view: View) => void;
}

function VariableList({ request, close, focused, connect, show }: ListProps): ReactNode {
  const variables = useVariables();
  const reason = useReasonAgainst('variables');
  const kinds = request ? [request.kind] : variableKinds;
  const act = (name: 'edit' | 'delete') => (variable: Variable) => show({ name, variable });
  return (
    <SideDialog
      name="variables"
      title={
        request
          ? message('editor.variables.for', { label: request.label })
          : message('editor.place.variables')
      }
      close={close}
      answer={{ value: variables?.list, error: variables?.error ?? '', again: variables?.again }}
    >
      {reason !== '' && <p part="note">{reason}</p>}
      {kinds.map((kind) => (
        <section key={kind} aria-label={message(`editor.variables.kind.${kind}`)}>
          <h3>{message(`editor.variables.kind.${kind}`)}</h3>
          <ul part="rows">
            {variables?.list
              ?.filter((variable) => variable.kind === kind)
              .map((variable) => (
                <VariableRow
                  key={variable.id}
                  variable={variable}
                  isFocused={variable.id === focused}
                  connect={request && connect}
                  edit={reason === '' ? act('edit') : undefined}
                  remove={reason === '' && !variable.isFixed ? act('delete') : undefined}
                />
              ))}
          </ul>
          {reason === '' && (
            <button
              type="button"
              part="button"
              onClick={() => {
                trackVariable('add_new_variable', kind, request);
                show({ name: 'edit', variable: newVariable(kind) });
              }}
            >
              {message(`editor.variables.add.${kind}`)}
            </button>
          )}
        </section>
      ))}
    </SideDialog>
  );
}

/** A variable that is not saved yet has no revision. */
const newVariable = (kind: Variable['kind']): Variable => ({
  id: 'new',
  kind,
  title: '',
  value: {},
  isFixed: false,
  revision: '',
});
