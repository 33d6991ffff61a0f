import type { ReactNode } from 'react';
import { DrawnItems } from '../disclosure/drawn-items';
import itemStyles from '../disclosure/drawn-items.css?inline';
import { Printed } from '../drawn/printed';
import stylesheet from './accordion.css?inline';
import type { AccordionProps } from './accordion.element';

export const styles: string = itemStyles + stylesheet;

/** What is drawn from settings where the tag holds no markup. */
export default function Accordion(props: AccordionProps): ReactNode {
  return (
    <Printed props={props} content={JSON.stringify(props.settings)}>
      <DrawnItems name="accordion" settings={props.settings} />
    </Printed>
  );
}
