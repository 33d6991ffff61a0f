import type { ReactNode } from 'react';
import type { Variable, VariableKind } from '../../../api/pages/variable';
import { standardBreakpoints } from '../../../core/breakpoints/builder-devices';
import type { Field } from '../../../core/settings';
import { Setting } from '../../panel/setting';
import { changedSettings } from '../../panel/settings-change';
import { AskForVariableContext } from '../../panel/variable-request';
import { message } from '../messages';
import { NameField } from '../name-field';

interface Props {
  readonly variable: Variable;
  readonly onChange: (variable: Variable) => void;
}

/** The setting with which a value is edited. Its key in the kit's row is the kind of the variable. */
const fields: Readonly<Record<VariableKind, Field>> = {
  color: { kind: 'colour' },
  typography: { kind: 'typography' },
  size: { kind: 'length', expressions: true },
};

/** The name and the value of a variable. */
export function VariableForm({ variable, onChange }: Props): ReactNode {
  const { kind, title, value } = variable;
  const field = { ...fields[kind], label: message(`editor.variables.${kind}`) };
  return (
    <AskForVariableContext.Provider value={undefined}>
      <NameField
        label={message('editor.variables.name')}
        name={title}
        onChange={(name) => onChange({ ...variable, title: name })}
      />
      <div className="nh-settings-panel">
        <Setting
          name={kind}
          field={field}
          panel={{
            fields: { [kind]: field },
            settings: value,
            device: 'desktop',
            breakpoints: standardBreakpoints,
            means: {},
            isDisabled: false,
            onChange: (change) => onChange({ ...variable, value: changedSettings(value, change) }),
          }}
        />
      </div>
    </AskForVariableContext.Provider>
  );
}
