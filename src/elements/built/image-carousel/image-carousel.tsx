import { type ReactNode, useId } from 'react';
import { builderClass } from '../../../builder/markup/names';
import { ControlledMarkup } from '../drawn/controlled-markup';
import { Arrow } from './drawn/arrow';
import { Slide } from './drawn/slide';
import { trackStyle } from './drawn/track-style';
import stylesheet from './image-carousel.css?inline';
import type { ImageCarouselProps } from './image-carousel.element';
import { message } from './messages';
import { PAUSE_CLASS } from './pause-class';

export const styles: string = stylesheet;

/** A carousel that is drawn from its settings. */
export default function ImageCarousel(props: ImageCarouselProps): ReactNode {
  const slideshow = useId();
  const { slides, link_to, label, navigation, pagination, autoplay } = props.settings;
  const { image_stretch, lazyload, infinite } = props.settings;
  const canSlide = slides.length > 1;
  const hasArrows = canSlide && (navigation === 'arrows' || navigation === 'both');
  const hasDots = canSlide && (navigation === 'dots' || navigation === 'both' || pagination);
  const content = { slides, link_to, label, navigation, pagination, autoplay, image_stretch };
  return (
    <ControlledMarkup props={props} content={JSON.stringify({ ...content, lazyload, infinite })}>
      <div className={`nh-carousel-drawn ${builderClass('arrows-position-inside')}`}>
        <section
          className={`${builderClass('image-carousel-wrapper')} swiper`}
          aria-roledescription={message('carousel.role')}
          aria-label={label ?? message('carousel.label')}
          part="carousel"
          style={trackStyle(props.settings)}
        >
          {canSlide && autoplay && (
            <button type="button" className={PAUSE_CLASS} part="pause" hidden />
          )}
          <div
            className={`${builderClass('image-carousel')} swiper-wrapper ${image_stretch ? 'swiper-image-stretch' : ''}`}
            aria-live={autoplay ? 'off' : 'polite'}
          >
            {slides.map((slide, index) => (
              <Slide
                key={`${index} ${slide.image.url}`}
                slide={slide}
                label={message('carousel.slide', { index: index + 1, count: slides.length })}
                slideshow={slideshow}
                linkTo={link_to}
                isLazy={lazyload}
              />
            ))}
          </div>
          {hasArrows && <Arrow way="prev" />}
          {hasArrows && <Arrow way="next" />}
          {hasDots && <div className="swiper-pagination" part="dots" />}
        </section>
      </div>
    </ControlledMarkup>
  );
}
