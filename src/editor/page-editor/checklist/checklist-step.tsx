import { type ReactNode, useId } from 'react';
import { track } from '../../../tracking';
import { NoticeButton } from '../notices/notice';
import { usePreferences } from '../preferences/preferences';
import { message } from './messages';
import type { StepName } from './steps';
import { useStepActions } from './use-step-actions';

interface Props {
  readonly name: StepName;
  readonly isDone: boolean;
  /** Whether it is fulfilled at present, so that it would tick itself again. */
  readonly isFulfilled: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** A step of the checklist: its title opens what it is about, with the action that leads there. */
export function ChecklistStep({ name, isDone, isFulfilled, isOpen, toggle }: Props): ReactNode {
  const id = useId();
  return (
    <li part="step" data-step={name} data-done={isDone || undefined}>
      <button
        type="button"
        part="step-title"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          track(`checklist_steps_title_${name}`);
          toggle();
        }}
      >
        <span part="tick" aria-hidden="true">
          {isDone ? '✓' : '○'}
        </span>
        {message(`editor.checklist.${name}`)}
        <span className="nh-unseen">
          {message(isDone ? 'editor.checklist.is_done' : 'editor.checklist.is_open')}
        </span>
      </button>
      {isOpen && (
        <div id={id} part="step-body">
          <p>{message(`editor.checklist.${name}.about`)}</p>
          <StepButtons name={name} isDone={isDone} mayMark={!isDone || !isFulfilled} />
        </div>
      )}
    </li>
  );
}

interface ButtonsProps extends Pick<Props, 'name' | 'isDone'> {
  readonly mayMark: boolean;
}

function StepButtons({ name, isDone, mayMark }: ButtonsProps): ReactNode {
  const preferences = usePreferences();
  const actions = useStepActions();
  const act = (): void => {
    track(`checklist_steps_action_${name}`);
    actions[name]();
  };
  const mark = (): void => {
    track(`checklist_steps_${isDone ? 'undone' : 'done'}_${name}`);
    preferences?.mark(name, !isDone);
  };
  return (
    <div part="row">
      <NoticeButton action={{ run: act }} label={message(`editor.checklist.${name}.action`)} />
      {mayMark && (
        <NoticeButton
          action={{ run: mark }}
          label={message(isDone ? 'editor.checklist.unmark' : 'editor.checklist.mark')}
        />
      )}
    </div>
  );
}
