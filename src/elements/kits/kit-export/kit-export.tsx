import { type ReactNode, useLayoutEffect, useRef } from 'react';
import unseenStyles from '../../../core/parts/unseen.css?inline';
import kitsStylesheet from '../../../ui/admin-tools.css?inline';
import { ErrorBox } from '../../../ui/error-box';
import stepsStylesheet from '../steps.css?inline';
import stylesheet from './kit-export.css?inline';
import type { KitExportProps } from './kit-export.element';
import { message } from './messages';
import { type ExportStep, stepOf } from './state';
import { CustomizeStep } from './steps/customize-step';
import { DescribeStep } from './steps/describe-step';
import { RunStep } from './steps/run-step';
import { SummaryStep } from './steps/summary-step';
import { useExport, useExportState } from './use-export';

export const styles: string = kitsStylesheet + stepsStylesheet + stylesheet + unseenStyles;

const steps = ['describe', 'customize', 'run', 'summary'] as const;

/** The export wizard; shows one step at a time. */
export default function KitExport({ settings }: KitExportProps): ReactNode {
  const store = useExport(settings);
  const state = useExportState(store);
  const step = stepOf(state);
  const title = useFocusOnStep(step);
  const { error, run } = state;
  return (
    <div className="nh-kits nh-kit-export">
      <ol part="steps" aria-label={message('kit.export.steps')}>
        {steps.map((one) => (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            {message(`kit.export.step.${one}`)}
          </li>
        ))}
      </ol>
      <div part="step" data-step={step}>
        {/* A new element for each step: screen readers announce only a focus that moves. */}
        <h2 key={step} part="title" ref={title} tabIndex={-1}>
          {titleOf(step, error !== undefined)}
        </h2>
        {error && (
          <ErrorBox
            error={error}
            labels={{ cancel: message('kit.export.cancel'), retry: message('kit.export.retry') }}
            cancel={() => leaveTo(title.current, () => store.cancel())}
            retry={() => leaveTo(title.current, () => store.retry())}
          >
            {error.reason === 'offline' && <p>{message('kit.export.resumes')}</p>}
          </ErrorBox>
        )}
        {step === 'describe' && <DescribeStep {...{ store, state }} />}
        {step === 'customize' && (
          <CustomizeStep {...{ store, state }} offersCloud={settings.cloud} />
        )}
        {step === 'run' && <RunStep {...{ store, state }} />}
        {step === 'summary' && run?.session && (
          <SummaryStep {...{ store, state }} session={run.session} />
        )}
      </div>
    </div>
  );
}

function titleOf(step: ExportStep, hasStopped: boolean): string {
  if (step === 'run') return message(hasStopped ? 'kit.export.stopped' : 'kit.export.run');
  return message(step === 'summary' ? 'kit.export.done' : `kit.export.${step}`);
}

/** Moves the focus to the heading before an action that removes the pressed button. */
function leaveTo(title: HTMLElement | null, act: () => void): void {
  title?.focus();
  act();
}

/** Focuses the heading when the step changes; the first step leaves the focus unchanged. */
function useFocusOnStep(step: ExportStep): { readonly current: HTMLHeadingElement | null } {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useLayoutEffect(() => {
    if (step !== before.current) title.current?.focus();
    before.current = step;
  }, [step]);
  return title;
}
