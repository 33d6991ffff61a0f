import type { ReactNode } from 'react';
import { message } from '../messages';
import type { Screen } from '../screen';

const steps = ['upload', 'customize', 'run', 'done'] as const;

const stepOf: Readonly<Record<Screen, (typeof steps)[number]>> = {
  upload: 'upload',
  uploading: 'upload',
  customize: 'customize',
  run: 'run',
  stopped: 'run',
  summary: 'done',
};

/** The four steps, with the current one marked. */
export function StepList({ screen }: { readonly screen: Screen }): ReactNode {
  const present = steps.indexOf(stepOf[screen]);
  return (
    <ol part="steps" aria-label={message('kit.import.steps')}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === present ? 'step' : undefined}
          data-done={index < present || undefined}
        >
          <span part="step-name">{message(`kit.import.step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
