import { memo, type ReactNode } from 'react';
import { hasOwn } from '../../../core/settings';
import { controlName } from './control-name';
import { counterUnit } from './controls/counter';
import { challengeOf, imageAddress } from './controls/renewals';
import { DrawnChoices } from './drawn-choices';
import { DrawnControl } from './drawn-control';
import {
  controlId,
  type Drawing,
  type FieldOf,
  Hint,
  hintId,
  isMarked,
  RequiredMark,
  Wrap,
} from './drawn-parts';
import type { Field } from './fields';
import { defaultMaxLength } from './max-length';
import { message } from './messages';

/** A row of a drawn form: label, control, hint. Memoized, because a form may have a thousand. */
export const DrawnField = memo(function DrawnField({ field, ...rest }: Drawing): ReactNode {
  switch (field.type) {
    case 'hidden':
      return (
        <input type="hidden" name={controlName(field.name)} defaultValue={field.default ?? ''} />
      );
    case 'submit':
      return <Submit {...{ field, ...rest }} />;
    case 'checkbox':
    case 'radio':
      return <DrawnChoices {...{ field, ...rest }} />;
    case 'acceptance':
      return <Acceptance {...{ field, ...rest }} />;
    case 'quiz':
      return <Quiz {...{ field, ...rest }} />;
    case 'captcha':
      return <Captcha {...{ field, ...rest }} />;
    default:
      return <Labelled {...{ field, ...rest }} />;
  }
});

type LabelledField = Exclude<
  Field,
  { type: 'hidden' | 'submit' | 'checkbox' | 'radio' | 'acceptance' | 'quiz' | 'captcha' }
>;

function Labelled({ field, prefix, unitTag }: Drawing<LabelledField>): ReactNode {
  const id = controlId(field, unitTag);
  return (
    <div className="nh-form-field" part="field">
      <label htmlFor={id} part="label">
        {field.label ?? field.name}
        {isMarked(field) && <RequiredMark />}
      </label>
      {field.type === 'range' && <RangeValue {...{ field, id }} />}
      <Wrap {...{ field, prefix }}>
        <DrawnControl {...{ field, prefix, unitTag }} />
      </Wrap>
      {hasOwn(field, 'counter') && field.counter && <Counter {...{ field, prefix }} />}
      <Hint {...{ field, id }} />
    </div>
  );
}

/** The number that a slider is at. Screen readers say it at the slider itself, so its changes are not announced again. */
function RangeValue({ field, id }: { field: FieldOf<'range'>; id: string }): ReactNode {
  return (
    <output htmlFor={id} className="nh-form-value" part="value" aria-live="off">
      {field.default}
    </output>
  );
}

function Counter({ field, prefix }: { field: LabelledField; prefix: string }): ReactNode {
  if (!hasOwn(field, 'counter')) return null;
  const maximum = field.maxlength ?? defaultMaxLength(field.type);
  const start = field.counter === 'down' ? maximum : 0;
  return (
    <span
      className={`${prefix}-character-count ${field.counter}`}
      part="counter"
      data-target-name={field.name}
      data-starting-value={start}
      data-current-value={start}
      data-maximum-value={maximum}
      data-minimum-value={field.minlength}
      data-nh-unit={counterUnit(field.counter === 'down', start, maximum)}
    >
      {start}
    </span>
  );
}

function Acceptance({ field, prefix, unitTag }: Drawing<FieldOf<'acceptance'>>): ReactNode {
  const id = controlId(field, unitTag);
  const kinds = `${field.optional ? ' optional' : ''}${field.invert ? ' invert' : ''}`;
  return (
    <div className="nh-form-field" part="field">
      <Wrap {...{ field, prefix }}>
        <span className={`${prefix}-form-control ${prefix}-acceptance${kinds}`}>
          <span className={`${prefix}-list-item`}>
            <label part="label choice-label">
              <input
                type="checkbox"
                id={id}
                name={controlName(field.name)}
                value="1"
                defaultChecked={field.default === '1'}
                aria-describedby={field.hint && hintId(id)}
                aria-invalid="false"
                part="control choice"
              />
              <span className={`${prefix}-list-item-label`}>
                {field.label ?? field.name}
                {isMarked(field) && <RequiredMark />}
              </span>
            </label>
          </span>
        </span>
      </Wrap>
      <Hint {...{ field, id }} />
    </div>
  );
}

function Quiz({ field, prefix, unitTag }: Drawing<FieldOf<'quiz'>>): ReactNode {
  const id = controlId(field, unitTag);
  return (
    <div className="nh-form-field" part="field">
      <Wrap {...{ field, prefix }}>
        <label htmlFor={id} part="label">
          <span className={`${prefix}-quiz-label`}>{field.question}</span>
          <Answer {...{ field, id, prefix }} kind="quiz" />
        </label>
        <input
          type="hidden"
          name={`_${prefix}_quiz_answer_${field.name}`}
          defaultValue={field.hash}
        />
      </Wrap>
      <Hint {...{ field, id }} />
    </div>
  );
}

function Captcha({ field, prefix, unitTag }: Drawing<FieldOf<'captcha'>>): ReactNode {
  const id = controlId(field, unitTag);
  const { name, image, width = 120, height = 40 } = field;
  return (
    <div className="nh-form-field" part="field">
      <label htmlFor={id} part="label">
        {field.label ?? name}
      </label>
      <input
        type="hidden"
        name={`_${prefix}_captcha_challenge_${name}`}
        defaultValue={challengeOf(image)}
      />
      <img
        className={`${prefix}-form-control ${prefix}-captchac ${prefix}-captcha-${name.replaceAll(':', '')}`}
        alt={message('form.captcha')}
        src={imageAddress(image, document.baseURI) ?? undefined}
        {...{ width, height }}
      />
      <Wrap {...{ field, prefix }}>
        <Answer {...{ field, id, prefix }} kind="captchar" />
      </Wrap>
      <Hint {...{ field, id }} />
    </div>
  );
}

/** The text input of a quiz or a captcha. */
function Answer({
  field,
  id,
  prefix,
  kind,
}: {
  field: FieldOf<'quiz'> | FieldOf<'captcha'>;
  id: string;
  prefix: string;
  kind: string;
}): ReactNode {
  return (
    <input
      type="text"
      className={`${prefix}-form-control ${prefix}-${kind}`}
      id={id}
      name={controlName(field.name)}
      autoComplete="off"
      aria-required="true"
      aria-invalid="false"
      aria-describedby={field.hint && hintId(id)}
      part="control"
    />
  );
}

function Submit({ field, prefix }: Drawing<FieldOf<'submit'>>): ReactNode {
  return (
    <div className="nh-form-field nh-form-submit" part="field">
      <button
        type="submit"
        className={`${prefix}-form-control ${prefix}-submit has-spinner`}
        name={field.name && controlName(field.name)}
        value={field.value}
        part="submit"
      >
        {field.label ?? message('form.submit')}
      </button>
    </div>
  );
}
