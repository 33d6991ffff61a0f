import { type ReactNode, useId } from 'react';
import type { Field } from '../../core/settings';
import { groupParts, isGroupKind } from '../../core/settings/style/groups';
import { controlOf } from './controls/control-of';
import { deviceLabel } from './device-label';
import { inheritedValue, isSet, keyForDevice } from './device-values';
import { Doc } from './doc';
import { withoutReference } from './global-references';
import { GlobalSelect } from './global-select';
import { labelOf } from './label-of';
import { message } from './messages';
import type { PanelState } from './panel-state';
import { changeOf, type SettingsChange } from './settings-change';

interface Props {
  /** The key under which it is declared. */
  readonly name: string;
  readonly field: Field;
  readonly panel: PanelState;
}

/** The kinds whose control consists of several fields, each with a label of its own. */
const composed: ReadonlySet<Field['kind']> = new Set([
  'sides',
  'corners',
  'gaps',
  'shadow',
  'media',
  'list',
  'group',
  'variants',
  'record',
]);

/** A setting: its label, control, description, and the button that resets it. */
export function Setting(props: Props): ReactNode {
  return isGroupKind(props.field) ? <GroupedSetting {...props} /> : <SingleSetting {...props} />;
}

function SingleSetting({ name, field, panel }: Props): ReactNode {
  const { settings, device, breakpoints, onChange, means, isDisabled } = panel;
  const id = useId();
  const label = labelOf(field, name);
  const key = keyForDevice(name, field, device);
  const value = settings[key];
  const inherited = inheritedValue(settings, [name, field], device, breakpoints);
  const Control = controlOf(field);
  const save = (next: unknown): void => {
    const change = withSwitch(changeOf(key, next), name, panel);
    onChange(field.kind === 'colour' ? withoutReference(change, settings, name) : change);
  };
  return (
    <div part="setting" data-key={name} data-kind={field.kind}>
      <div part="setting-head">
        {composed.has(field.kind) ? (
          <span part="label">{label}</span>
        ) : (
          <label htmlFor={id} part="label">
            {label}
          </label>
        )}
        {field.responsive && <DeviceNote device={device} />}
        {Object.hasOwn(settings, key) && (
          <ResetButton
            label={label}
            isDisabled={isDisabled}
            reset={() => onChange({ unset: [key] })}
          />
        )}
      </div>
      <Control
        // Another device has a value of its own, and with it a text of its own.
        key={key}
        {...{ field, value, id, label, means, isDisabled, controlOf }}
        fallback={inherited.value}
        describedBy={`${id}-note`}
        onChange={save}
      />
      {field.kind === 'colour' && (
        <GlobalSelect
          type="colors"
          styles={means.globals?.colors ?? []}
          {...{ name, label, settings, isDisabled, onChange }}
        />
      )}
      <p part="note" id={`${id}-note`}>
        {!isSet(value) && inherited.device !== undefined && (
          <strong>
            {message('editor.panel.inherited', { device: deviceLabel(inherited.device) })}.{' '}
          </strong>
        )}
        <Doc text={field.doc} />
        <Examples field={field} />
      </p>
    </div>
  );
}

/** Adds the switch of a shadow to a change that sets it: the page builder ignores a shadow that is not switched on. */
function withSwitch(change: SettingsChange, name: string, { fields }: PanelState): SettingsChange {
  const key = `${name}_type`;
  const isShadow = fields[name]?.kind === 'shadow' && fields[key] !== undefined;
  return isShadow && change.set ? { ...change, set: { ...change.set, [key]: 'yes' } } : change;
}

interface ResetButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly reset: () => void;
}

/** Removes the own value. The focus goes to the control, since the button goes. */
function ResetButton({ label, isDisabled, reset }: ResetButtonProps): ReactNode {
  return (
    <button
      type="button"
      part="reset"
      disabled={isDisabled}
      aria-label={message('editor.panel.reset', { label })}
      title={message('editor.panel.reset', { label })}
      onClick={({ currentTarget }) => {
        const setting = currentTarget.closest('[data-key]');
        reset();
        const rest = setting?.querySelector<HTMLElement>(
          ':is(input, select, textarea, button):not([part~="reset"])',
        );
        rest?.focus();
      }}
    >
      <span aria-hidden="true">↺</span>
    </button>
  );
}

/** Shows for which device the value applies. */
function DeviceNote({ device }: { readonly device: string }): ReactNode {
  const label = message('editor.panel.per_device', { device: deviceLabel(device) });
  return (
    <span part="device" title={label}>
      <span aria-hidden="true">{deviceLabel(device)}</span>
      <span className="nh-unseen">{label}</span>
    </span>
  );
}

function Examples({ field: { examples } }: { readonly field: Field }): ReactNode {
  const [first] = examples ?? [];
  if (typeof first !== 'string' && typeof first !== 'number') return undefined;
  return <> {message('editor.panel.example', { example: first })}</>;
}

/** A typography or gradient: the settings of its parts. A part that is declared itself is shown there. */
function GroupedSetting({ name, field, panel }: Props): ReactNode {
  const { settings, onChange, means, isDisabled, fields } = panel;
  const label = labelOf(field, name);
  const kind = field.kind as keyof typeof groupParts;
  const isFont = kind === 'typography';
  const switchKey = `${name}_typography`;
  const parts = Object.entries<Field>(groupParts[kind]).filter(
    ([part]) => part !== 'typography' && fields[`${name}_${part}`] === undefined,
  );
  // A font applies if its switch is on.
  const saveFont = (change: SettingsChange): void => {
    const switched = change.set ? { ...change.set, [switchKey]: 'custom' } : undefined;
    const next = switched ? { ...change, set: switched } : change;
    onChange(withoutReference(next, settings, switchKey));
  };
  const state = isFont ? { ...panel, onChange: saveFont } : panel;
  return (
    <fieldset part="setting group" data-key={name} data-kind={kind}>
      <legend part="label">{label}</legend>
      {field.doc && (
        <p part="note">
          <Doc text={field.doc} />
        </p>
      )}
      {isFont && (
        <GlobalSelect
          name={switchKey}
          type="typography"
          styles={means.globals?.typography ?? []}
          {...{ label, settings, isDisabled, onChange }}
        />
      )}
      {parts.map(([part, one]) => (
        <Setting key={part} name={`${name}_${part}`} field={one} panel={state} />
      ))}
    </fieldset>
  );
}
