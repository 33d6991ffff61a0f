import { defineContract, type PropsOf } from '../../../core/element/contract';
import { custom } from '../../../core/settings';
import { printedWith } from '../drawn/printed-as';
import { settings } from './image-carousel.settings';
import type { Slider } from './slider';

export const props = {} as const;

export const events = {
  'nh-image-carousel-ready': {
    detail: {
      swiper: custom<Slider>(
        'object',
        'The slider instance, which is also the property `swiper` of the carousel’s node.',
      ),
    },
    doc: 'The slider was created or re-created. Scripts can control it from now on.',
  },
  'nh-image-carousel-change': {
    detail: {
      index: { kind: 'number', doc: 'Index of the first visible slide, from 0.' },
      count: { kind: 'number', doc: 'Number of slides.' },
    },
    doc: 'A visitor changed the slide.',
  },
} as const;

export type ImageCarouselProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-image-carousel>`. */
export const imageCarousel = defineContract({
  tag: 'nh-image-carousel',
  summary: 'An image carousel with swiping, arrows, dots, keyboard control and autoplay.',
  since: '0.1.0',
  category: 'general',
  props,
  settings,
  settingsDoc:
    'Behavior and controls, as the builder prints them, and the slides to draw if the tag contains no markup.',
  events,
  slots: { '': 'Markup of the builder’s carousel, which is activated in place.' },
  parts: {
    carousel: 'The box around the slides.',
    slide: 'A slide.',
    picture: 'The image of a slide.',
    caption: 'The text below an image.',
    arrow: 'The button that goes to the previous or next slide.',
    dots: 'The box of the dots, numbers or progress bar.',
    pause: 'The button that pauses and resumes autoplay.',
  },
  cssProperties: {
    '--nh-carousel-slides':
      'Number of slides on desktop before the script has loaded, if `data-settings` does not set it. Default: 3.',
    '--nh-carousel-slides-tablet':
      'Number of slides on tablet before the script has loaded. Default: 2.',
    '--nh-carousel-slides-mobile':
      'Number of slides on mobile before the script has loaded. Default: 1.',
    '--nh-carousel-gap': 'Gap between slides before the script has loaded. Default: 0.',
    '--nh-carousel-offset-before':
      'Space for the previous slide before the script has loaded. Default: 0.',
    '--nh-carousel-offset-after':
      'Space for the next slide before the script has loaded. Default: 0.',
    '--nh-carousel-control': 'Color of the controls. Default: the text color.',
  },
  children: printedWith('.swiper-wrapper'),
  loading: 'visible',
  adopts: { type: 'image-carousel.default' },
  load: () => import('./image-carousel'),
  enhance: () => import('./image-carousel.enhance'),
  printed: '*',
});
