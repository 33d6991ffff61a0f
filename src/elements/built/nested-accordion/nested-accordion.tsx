import type { ReactNode } from 'react';
import itemStyles from '../disclosure/drawn-items.css?inline';
import { ControlledMarkup } from '../drawn/controlled-markup';
import { Paragraphs } from '../drawn/paragraphs';
import stylesheet from './nested-accordion.css?inline';
import type { NestedAccordionProps } from './nested-accordion.element';

export const styles: string = itemStyles + stylesheet;

/** The markup that is drawn from settings if the tag contains none. */
export default function NestedAccordion(props: NestedAccordionProps): ReactNode {
  const { items, title_tag: Title, default_state } = props.settings;
  return (
    <ControlledMarkup props={props} content={JSON.stringify(props.settings)}>
      <div className="e-n-accordion">
        {items.map(({ title, content, id }, index) => (
          <details
            key={title}
            id={id}
            open={index === 0 && default_state === 'expanded'}
            className="e-n-accordion-item"
            part="item"
          >
            <summary className="e-n-accordion-item-title" part="title">
              <span className="e-n-accordion-item-title-header">
                <Title className="e-n-accordion-item-title-text">{title}</Title>
              </span>
              <span className="e-n-accordion-item-title-icon" part="mark" aria-hidden="true" />
            </summary>
            <div className="e-con" part="content">
              <Paragraphs text={content} />
            </div>
          </details>
        ))}
      </div>
    </ControlledMarkup>
  );
}
