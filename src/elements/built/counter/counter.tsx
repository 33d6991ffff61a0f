import type { ReactNode } from 'react';
import { builderClass } from '../../../builder/markup/names';
import { ControlledMarkup } from '../drawn/controlled-markup';
import stylesheet from './counter.css?inline';
import type { CounterProps } from './counter.element';

export const styles: string = stylesheet;

/** The markup that is drawn from settings if the tag contains none. */
export default function Counter(props: CounterProps): ReactNode {
  const { settings } = props;
  return (
    <ControlledMarkup props={props} content={JSON.stringify(settings)}>
      <div className={builderClass('counter')}>
        {settings.title && (
          <div className={builderClass('counter-title')} part="title">
            {settings.title}
          </div>
        )}
        <div className={builderClass('counter-number-wrapper')}>
          <span className={builderClass('counter-number-prefix')} part="prefix">
            {settings.prefix}
          </span>
          <span
            className={builderClass('counter-number')}
            data-duration={settings.duration}
            data-to-value={settings.ending_number}
            data-from-value={settings.starting_number}
            data-delimiter={settings.thousand_separator ? settings.thousand_separator_char : ''}
            part="number"
          >
            {settings.starting_number}
          </span>
          <span className={builderClass('counter-number-suffix')} part="suffix">
            {settings.suffix}
          </span>
        </div>
      </div>
    </ControlledMarkup>
  );
}
