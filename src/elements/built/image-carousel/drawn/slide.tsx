import type { ReactNode } from 'react';
import { builderClass } from '../../../../builder/markup/names';
import { siteConfig } from '../../../../core/config';
import { safeAddress } from '../../../../core/dom/safe-address';
import type { CarouselSettings } from '../layout';
import { message } from '../messages';

interface SlideProps {
  readonly slide: CarouselSettings['slides'][number];
  /** Position and number of slides. */
  readonly label: string;
  /** Id of the lightbox slideshow. */
  readonly slideshow: string;
  readonly linkTo: CarouselSettings['link_to'];
  readonly isLazy: boolean;
}

/** A slide of a drawn carousel, in the builder's markup. */
export function Slide({ slide, label, slideshow, linkTo, isLazy }: SlideProps): ReactNode {
  const figure = <Figure slide={slide} isLazy={isLazy} />;
  const isFile = linkTo === 'file';
  const address = isFile ? (slide.link ?? slide.image.url) : slide.link;
  const href = linkTo === 'none' ? undefined : safeAddress(address);
  const { builder } = siteConfig();
  const lightbox = {
    [`data-${builder}-open-lightbox`]: 'yes',
    [`data-${builder}-lightbox-slideshow`]: slideshow,
    [`data-${builder}-lightbox-title`]: slide.caption ?? slide.image.alt,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group by its pattern (APG, carousel), not a form's
    <div
      className="swiper-slide"
      role="group"
      aria-roledescription={message('carousel.slide_role')}
      aria-label={label}
      part="slide"
    >
      {href ? (
        <a href={href} {...(isFile ? lightbox : {})}>
          {figure}
        </a>
      ) : (
        figure
      )}
    </div>
  );
}

function Figure({ slide, isLazy }: Pick<SlideProps, 'slide' | 'isLazy'>): ReactNode {
  const { image, caption } = slide;
  const source = isLazy ? { 'data-src': image.url } : { src: image.url };
  return (
    <figure className="swiper-slide-inner">
      <img
        className={`swiper-slide-image ${isLazy ? 'swiper-lazy' : ''}`}
        {...source}
        alt={image.alt ?? ''}
        width={image.width}
        height={image.height}
        draggable={false}
        part="picture"
      />
      {isLazy && <span className="swiper-lazy-preloader" />}
      {caption && (
        <figcaption className={builderClass('image-carousel-caption')} part="caption">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
