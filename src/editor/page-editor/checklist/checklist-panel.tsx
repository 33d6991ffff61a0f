import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { track } from '../../../tracking';
import { usePreferenceValues } from '../preferences/preferences';
import { ChecklistStep } from './checklist-step';
import { message } from './messages';
import { type StepName, stepNames } from './steps';

interface Props {
  /** The steps that are fulfilled at present. */
  readonly now: readonly StepName[];
  readonly close: () => void;
  /** Whether a person has opened it, so that the focus goes there. */
  readonly takesFocus: boolean;
}

/** The checklist: a box beside the preview, which stays open while the person works. Escape in it closes it. */
export function ChecklistPanel({ now, close, takesFocus }: Props): ReactNode {
  const { done } = usePreferenceValues();
  const [opened, setOpened] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const count = stepNames.filter((name) => done.includes(name)).length;
  return (
    <section
      className="nh-kits nh-page-checklist"
      part="checklist"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <header part="row">
        <h2 ref={heading} id={id} part="row-title" tabIndex={-1}>
          {message('editor.checklist.name')}
        </h2>
        <button
          type="button"
          part="button"
          data-do="close-checklist"
          aria-label={message('editor.checklist.close')}
          onClick={() => {
            track('checklist_header_close_icon');
            close();
          }}
        >
          <span aria-hidden="true">×</span>
        </button>
      </header>
      <p part="note" role="status">
        {message('editor.checklist.progress', { done: count, count: stepNames.length })}
      </p>
      <ol part="steps">
        {stepNames.map((name) => (
          <ChecklistStep
            key={name}
            name={name}
            isDone={done.includes(name)}
            isFulfilled={now.includes(name)}
            isOpen={opened === name}
            toggle={() => setOpened(opened === name ? undefined : name)}
          />
        ))}
      </ol>
    </section>
  );
}
