import { type ReactNode, useId } from 'react';
import { builderClass } from '../../../builder/markup/names';
import { ControlledMarkup } from '../drawn/controlled-markup';
import { message } from './messages';
import stylesheet from './progress.css?inline';
import type { ProgressProps } from './progress.element';

export const styles: string = stylesheet;

/** The markup that is drawn from settings if the tag contains none. */
export default function Progress(props: ProgressProps): ReactNode {
  const { title, percent, display_percentage, inner_text, progress_type } = props.settings;
  const titleId = useId();
  return (
    <ControlledMarkup props={props} content={JSON.stringify(props.settings)}>
      {title && (
        <span id={titleId} className={builderClass('title')} part="title">
          {title}
        </span>
      )}
      <div
        className={`${builderClass('progress-wrapper')} progress-${progress_type}`}
        role="progressbar"
        aria-labelledby={title ? titleId : undefined}
        aria-label={title ? undefined : inner_text || message('progress.name')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, percent.value)}
        aria-valuetext={[`${percent.value}%`, inner_text].filter(Boolean).join(' ')}
        part="track"
      >
        <div className={builderClass('progress-bar')} data-max={percent.value} part="bar">
          <span className={builderClass('progress-text')} part="text">
            {inner_text}
          </span>
          {display_percentage === 'show' && (
            <span className={builderClass('progress-percentage')} part="percentage">
              {percent.value}%
            </span>
          )}
        </div>
      </div>
    </ControlledMarkup>
  );
}
