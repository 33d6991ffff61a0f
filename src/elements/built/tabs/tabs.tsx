import type { ReactNode } from 'react';
import { builderClass } from '../../../builder/markup/names';
import { ControlledMarkup } from '../drawn/controlled-markup';
import { Paragraphs } from '../drawn/paragraphs';
import stylesheet from './drawn.css?inline';
import type { TabsProps } from './tabs.element';

export const styles: string = stylesheet;

/** The markup that is drawn from settings if the tag contains none. */
export default function Tabs(props: TabsProps): ReactNode {
  const { items, type } = props.settings;
  return (
    <ControlledMarkup props={props} content={JSON.stringify(props.settings)}>
      <div className={builderClass(`tabs-view-${type}`)}>
        <div className={builderClass('tabs')}>
          <div className={builderClass('tabs-wrapper')} part="list">
            {items.map(({ title, id }, index) => (
              <div
                key={title}
                id={id}
                className={classes('desktop')}
                data-tab={index + 1}
                data-nh-text={title}
                part="title"
              >
                {title}
              </div>
            ))}
          </div>
          <div className={builderClass('tabs-content-wrapper')}>
            {items.map(({ title, content }, index) => [
              <div
                key={`${title} title`}
                className={classes('mobile')}
                data-tab={index + 1}
                part="title"
              >
                {title}
              </div>,
              <div
                key={title}
                className={builderClass('tab-content')}
                data-tab={index + 1}
                part="content"
              >
                <Paragraphs text={content} />
              </div>,
            ])}
          </div>
        </div>
      </div>
    </ControlledMarkup>
  );
}

function classes(kind: 'desktop' | 'mobile'): string {
  return `${builderClass('tab-title')} ${builderClass(`tab-${kind}-title`)}`;
}
