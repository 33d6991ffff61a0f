import type { ReactNode } from 'react';
import { Printed } from '../drawn/printed';
import stylesheet from './masonry.css?inline';
import type { MasonryProps } from './masonry.element';

export const styles: string = stylesheet;

/** What is drawn from settings where the tag holds no items: pictures. */
export default function DrawnMasonry(props: MasonryProps): ReactNode {
  const { items } = props.settings;
  return (
    <Printed props={props} content={JSON.stringify(items)}>
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
    </Printed>
  );
}
