import type { ReactNode } from 'react';
import { ControlledMarkup } from '../drawn/controlled-markup';
import stylesheet from './masonry.css?inline';
import type { MasonryProps } from './masonry.element';

export const styles: string = stylesheet;

/** The images that are drawn from settings if the tag contains no items. */
export default function DrawnMasonry(props: MasonryProps): ReactNode {
  const { items } = props.settings;
  return (
    <ControlledMarkup props={props} content={JSON.stringify(items)}>
      <div className="nh-masonry-items">
        {items.map(({ image, caption }) => (
          <figure key={image.url} part="item">
            <img
              src={image.url}
              alt={image.alt ?? ''}
              width={image.width}
              height={image.height}
              loading="lazy"
            />
            {caption && <figcaption part="caption">{caption}</figcaption>}
          </figure>
        ))}
      </div>
    </ControlledMarkup>
  );
}
