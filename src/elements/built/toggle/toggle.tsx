import type { ReactNode } from 'react';
import { DrawnItems } from '../disclosure/drawn-items';
import itemStyles from '../disclosure/drawn-items.css?inline';
import { ControlledMarkup } from '../drawn/controlled-markup';
import stylesheet from './toggle.css?inline';
import type { ToggleProps } from './toggle.element';

export const styles: string = itemStyles + stylesheet;

/** The markup that is drawn from settings if the tag contains none. */
export default function Toggle(props: ToggleProps): ReactNode {
  return (
    <ControlledMarkup props={props} content={JSON.stringify(props.settings)}>
      <DrawnItems name="toggle" settings={props.settings} />
    </ControlledMarkup>
  );
}
