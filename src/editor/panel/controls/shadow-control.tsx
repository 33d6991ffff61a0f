import type { ReactNode } from 'react';
import type { ShadowField } from '../../../core/settings';
import { textOf } from '../../../core/settings/reading';
import type { ControlProps } from '../control';
import { invalidText } from '../invalid-text';
import { message } from '../messages';
import { BoxLength } from './box-length';
import { ColourControl } from './colour-control';

const lengths = ['horizontal', 'vertical', 'blur', 'spread'] as const;

/** The values with which the page builder begins a shadow. */
const standard = { horizontal: 0, vertical: 0, blur: 10, spread: 0, color: 'rgba(0,0,0,0.5)' };

/** A shadow: its place, its softness and its colour. */
export function ShadowControl(props: ControlProps<ShadowField>): ReactNode {
  const { field, value, onChange, id, label, describedBy, isDisabled, means, controlOf } = props;
  const saved = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const save = (name: string, next: unknown): string | undefined => {
    const shadow = { ...standard, ...saved, [name]: next };
    const fault = invalidText(field, shadow);
    if (fault === undefined) onChange(shadow);
    return fault;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div part="box" role="group" aria-label={label} aria-describedby={describedBy}>
      {lengths.map((name, index) => (
        <BoxLength
          key={name}
          id={index === 0 ? id : `${id}-${name}`}
          label={message(`editor.shadow.${name}`)}
          value={textOf(saved[name]) ?? ''}
          placeholder="0"
          isDisabled={isDisabled}
          save={(text) => save(name, isNumber(text) ? Number(text) : text.trim())}
        />
      ))}
      <div part="box-row">
        <label htmlFor={`${id}-color`}>{message('editor.shadow.color')}</label>
        <ColourControl
          field={{ kind: 'colour' }}
          value={saved.color}
          fallback={undefined}
          onChange={(color) => save('color', color ?? '')}
          id={`${id}-color`}
          label={message('editor.panel.part', { label, part: message('editor.shadow.color') })}
          {...{ isDisabled, means, controlOf }}
        />
      </div>
    </div>
  );
}

function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text));
}
