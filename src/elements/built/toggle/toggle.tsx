import type { ReactNode } from 'react';
import { DrawnItems } from '../disclosure/drawn-items';
import itemStyles from '../disclosure/drawn-items.css?inline';
import { Printed } from '../drawn/printed';
import stylesheet from './toggle.css?inline';
import type { ToggleProps } from './toggle.element';

export const styles: string = itemStyles + stylesheet;

/** What is drawn from settings where the tag holds no markup. */
export default function Toggle(props: ToggleProps): ReactNode {
  return (
    <Printed props={props} content={JSON.stringify(props.settings)}>
      <DrawnItems name="toggle" settings={props.settings} />
    </Printed>
  );
}
