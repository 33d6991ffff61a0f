import type { ReactNode } from 'react';
import { builderClass } from '../../../builder/markup/names';
import { ControlledMarkup } from '../drawn/controlled-markup';
import { Paragraphs } from '../drawn/paragraphs';
import stylesheet from './alert.css?inline';
import type { AlertProps } from './alert.element';
import { message } from './messages';

export const styles: string = stylesheet;

/** The markup that is drawn from settings if the tag contains none. */
export default function Alert(props: AlertProps): ReactNode {
  const { alert_title, alert_description, alert_type, show_dismiss } = props.settings;
  return (
    <ControlledMarkup props={props} content={JSON.stringify(props.settings)}>
      <div className={builderClass('alert')} data-type={alert_type} role="note" part="alert">
        {alert_title && (
          <span className={builderClass('alert-title')} part="title">
            {alert_title}
          </span>
        )}
        {alert_description && (
          <div className={builderClass('alert-description')} part="description">
            <Paragraphs text={alert_description} />
          </div>
        )}
        {show_dismiss === 'show' && (
          <button
            type="button"
            className={builderClass('alert-dismiss')}
            aria-label={message('alert.dismiss')}
            part="dismiss"
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
      </div>
    </ControlledMarkup>
  );
}
