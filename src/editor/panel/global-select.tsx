import { type ReactNode, useContext } from 'react';
import type { SavedSettings } from '../../page';
import type { GlobalStyle } from './control';
import { referenceChange, referenceOf } from './global-references';
import { message } from './messages';
import type { SettingsChange } from './settings-change';
import { AskForVariableContext } from './variable-request';

interface Props {
  /** The key of the setting that may refer to a style. */
  readonly name: string;
  readonly label: string;
  readonly type: 'colors' | 'typography';
  /** The styles of the kit; a reference to another one is shown by its address. */
  readonly styles: readonly GlobalStyle[];
  readonly settings: SavedSettings;
  readonly isDisabled: boolean;
  readonly onChange: (change: SettingsChange) => void;
}

/**
 * The style of the kit that a setting refers to. The own value stays, for the case that the style is deleted. Nothing is
 * drawn where there is no style and no reference.
 */
export function GlobalSelect(props: Props): ReactNode {
  const { name, label, type, styles, settings, isDisabled, onChange } = props;
  const ask = useContext(AskForVariableContext);
  const chosen = referenceOf(settings, name);
  const referenceTo = ({ id }: Pick<GlobalStyle, 'id'>): string => `globals/${type}?id=${id}`;
  const refer = (reference: string): void => onChange(referenceChange(settings, name, reference));
  const button = ask && (
    <button
      type="button"
      part="variables"
      aria-haspopup="dialog"
      aria-label={message('editor.panel.variables.of', { label })}
      disabled={isDisabled}
      onClick={() =>
        ask({
          kind: type === 'colors' ? 'color' : 'typography',
          key: name,
          label,
          connect: (id) => refer(referenceTo({ id })),
        })
      }
    >
      {message('editor.panel.variables')}
    </button>
  );
  if (styles.length === 0 && chosen === '') return button;
  const select = (
    <select
      part="input global"
      aria-label={message('editor.panel.global', { label })}
      disabled={isDisabled}
      value={chosen}
      onChange={({ target }) => refer(target.value)}
    >
      <option value="">{message('editor.panel.global.none')}</option>
      {chosen !== '' && !styles.some((style) => referenceTo(style) === chosen) && (
        <option value={chosen}>{chosen}</option>
      )}
      {styles.map((style) => (
        <option key={style.id} value={referenceTo(style)}>
          {style.title}
        </option>
      ))}
    </select>
  );
  return button ? (
    <span part="global-row">
      {select}
      {button}
    </span>
  ) : (
    select
  );
}
