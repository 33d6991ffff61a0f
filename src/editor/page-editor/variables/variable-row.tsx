import { type ReactNode, useEffect, useRef } from 'react';
import type { Variable } from '../../../api/pages/variable';
import { message } from '../messages';

type Act = ((variable: Variable) => void) | undefined;

interface Props {
  readonly variable: Variable;
  /** True for the variable that was edited before: it gets the focus. */
  readonly isFocused: boolean;
  /** Each act is offered if it is possible. */
  readonly connect: Act;
  readonly edit: Act;
  readonly remove: Act;
}

/** A variable in the list, with what can be done to it. */
export function VariableRow({ variable, isFocused, connect, edit, remove }: Props): ReactNode {
  const { title, value } = variable;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isFocused) row.current?.querySelector('button')?.focus();
  }, [isFocused]);
  const button = (act: Act, name: 'use' | 'edit' | 'delete'): ReactNode =>
    act && (
      <button
        type="button"
        part="button"
        aria-label={message(`editor.variables.${name}.named`, { name: title })}
        onClick={() => act(variable)}
      >
        {message(`editor.variables.${name}`)}
      </button>
    );
  return (
    <li ref={row} part="row" data-variable={variable.id}>
      {typeof value.color === 'string' && <Swatch colour={value.color} />}
      <span part="row-title">{title}</span>
      {button(connect, 'use')}
      {button(edit, 'edit')}
      {button(remove, 'delete')}
    </li>
  );
}

/** A picture of a colour. */
function Swatch({ colour }: { readonly colour: string }): ReactNode {
  return (
    <svg part="swatch" viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={colour} />
    </svg>
  );
}
