import { type ReactNode, useId } from 'react';
import { type Fault, lengthOf } from '../faults';
import { counterText, faultText, message } from '../messages';

interface Props {
  readonly field: 'title' | 'description';
  readonly text: string;
  readonly fault: Fault | undefined;
  readonly type: (text: string) => void;
}

/** A text field with label and counter. Accepts excess text, so that pasted text is not cut off. */
export function TextField({ field, text, fault, type }: Props): ReactNode {
  const id = useId();
  const faultId = `${id}-fault`;
  const counterId = `${id}-counter`;
  const Input = field === 'title' ? 'input' : 'textarea';
  const isRequired = field === 'title';
  return (
    <div part="field">
      <label htmlFor={id}>
        {message(`kit.export.${field}`)}
        {!isRequired && <small part="note"> ({message('kit.export.optional')})</small>}
      </label>
      <Input
        part="input"
        id={id}
        data-field={field}
        value={text}
        required={isRequired}
        rows={field === 'description' ? 3 : undefined}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${faultId} ${counterId}` : counterId}
        onChange={({ target }) => type(target.value)}
      />
      <p part="counter" id={counterId}>
        {counterText(field, lengthOf(text))}
      </p>
      {fault && (
        <p part="fault" id={faultId}>
          {faultText(fault)}
        </p>
      )}
    </div>
  );
}
