import type { ReactNode } from 'react';
import { builderClass } from '../../../builder/markup/names';
import type { ValuesOf } from '../../../core/settings';
import type { itemsField, titleTagField } from '../drawn/item-fields';
import { Paragraphs } from '../drawn/paragraphs';

type Settings = Pick<
  ValuesOf<{ items: typeof itemsField; title_html_tag: typeof titleTagField }>,
  'items' | 'title_html_tag'
>;

/** Titles and panels of an accordion or toggle, in the builder's markup. */
export function DrawnItems({ name, settings }: { name: string; settings: Settings }): ReactNode {
  const { items, title_html_tag: Title } = settings;
  return (
    <div className={builderClass(name)}>
      {items.map(({ title, content, id }, index) => (
        <div key={title} className={builderClass(`${name}-item`)} part="item">
          <Title id={id} className={builderClass('tab-title')} data-tab={index + 1} part="title">
            <span className={builderClass(`${name}-title`)}>{title}</span>
            <span part="mark" aria-hidden="true" />
          </Title>
          <div className={builderClass('tab-content')} data-tab={index + 1} part="content">
            <Paragraphs text={content} />
          </div>
        </div>
      ))}
    </div>
  );
}
