import type { ReactNode } from 'react';
import { ControlledMarkup } from '../drawn/controlled-markup';
import { Paragraphs } from '../drawn/paragraphs';
import stylesheet from './drawn.css?inline';
import type { NestedTabsProps } from './nested-tabs.element';

export const styles: string = stylesheet;

/** The markup that is drawn from settings if the tag contains none. */
export default function NestedTabs(props: NestedTabsProps): ReactNode {
  const { items } = props.settings;
  return (
    <ControlledMarkup props={props} content={JSON.stringify(items)}>
      <div className="e-n-tabs">
        <div className="e-n-tabs-heading" role="tablist" part="list">
          {items.map(({ title, id }) => (
            <button
              key={title}
              id={id}
              type="button"
              role="tab"
              className="e-n-tab-title"
              part="title"
            >
              <span className="e-n-tab-title-text" data-nh-text={title}>
                {title}
              </span>
            </button>
          ))}
        </div>
        <div className="e-n-tabs-content">
          {items.map(({ title, content }) => (
            <div key={title} role="tabpanel" className="e-con" part="content">
              <Paragraphs text={content} />
            </div>
          ))}
        </div>
      </div>
    </ControlledMarkup>
  );
}
