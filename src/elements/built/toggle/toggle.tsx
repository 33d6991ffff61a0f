import type { ReactNode } from 'react';
import { DrawnItems } from '../disclosure/drawn-items';
import { Printed } from '../drawn/printed';
import stylesheet from './toggle.css?inline';
import type { ToggleProps } from './toggle.element';
import { enhance, styles as livingStyles } from './toggle.enhance';

export const styles: string = livingStyles + stylesheet;

/** What is drawn from settings where the tag holds no markup. */
export default function Toggle(props: ToggleProps): ReactNode {
  return (
    <Printed enhance={enhance} props={props} content={JSON.stringify(props.settings)}>
      <DrawnItems name="toggle" settings={props.settings} />
    </Printed>
  );
}
