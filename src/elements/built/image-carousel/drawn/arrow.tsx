import type { ReactNode } from 'react';
import { builderClass } from '../../../../builder/markup/names';
import { message } from '../messages';

/** An arrow of a drawn carousel, in the builder's markup. */
export function Arrow({ way }: { way: 'prev' | 'next' }): ReactNode {
  const button = builderClass('swiper-button');
  return (
    // biome-ignore lint/a11y/useSemanticElements: the builder's own markup, which a theme's rules for buttons must not change
    <div
      className={`${button} ${button}-${way}`}
      role="button"
      tabIndex={0}
      aria-label={message(way === 'prev' ? 'carousel.previous' : 'carousel.next')}
      part="arrow"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={way === 'prev' ? 'm15 5-7 7 7 7' : 'm9 5 7 7-7 7'} />
      </svg>
    </div>
  );
}
