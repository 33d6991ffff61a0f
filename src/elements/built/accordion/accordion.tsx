import type { ReactNode } from 'react';
import { Paragraphs } from '../drawn/paragraphs';
import { Printed } from '../drawn/printed';
import { builderClass } from '../markup/names';
import stylesheet from './accordion.css?inline';
import type { AccordionProps } from './accordion.element';
import { styles as disclosureStyles, enhance } from './accordion.enhance';

export const styles: string = disclosureStyles + stylesheet;

/** An accordion that is drawn from its settings. */
export default function Accordion(props: AccordionProps): ReactNode {
  const { items, title_html_tag: Title } = props.settings;
  return (
    <Printed enhance={enhance} props={props} content={JSON.stringify(props.settings)}>
      <div className={builderClass('accordion')}>
        {items.map(({ title, content, id }, index) => (
          <div key={title} className={builderClass('accordion-item')} part="item">
            <Title id={id} className={builderClass('tab-title')} data-tab={index + 1} part="title">
              <span className={builderClass('accordion-title')}>{title}</span>
            </Title>
            <div className={builderClass('tab-content')} data-tab={index + 1} part="content">
              <Paragraphs text={content} />
            </div>
          </div>
        ))}
      </div>
    </Printed>
  );
}
