import type { ReactNode } from 'react';
import { DrawnItems } from '../disclosure/drawn-items';
import itemStyles from '../disclosure/drawn-items.css?inline';
import { ControlledMarkup } from '../drawn/controlled-markup';
import stylesheet from './accordion.css?inline';
import type { AccordionProps } from './accordion.element';

export const styles: string = itemStyles + stylesheet;

/** The markup that is drawn from settings if the tag contains none. */
export default function Accordion(props: AccordionProps): ReactNode {
  return (
    <ControlledMarkup props={props} content={JSON.stringify(props.settings)}>
      <DrawnItems name="accordion" settings={props.settings} />
    </ControlledMarkup>
  );
}
