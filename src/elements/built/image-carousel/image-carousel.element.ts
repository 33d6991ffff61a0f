import { defineContract, type PropsOf } from '../../../core/element/contract';
import { custom } from '../../../core/settings';
import { printedWith } from '../drawn/printed-as';
import { settings } from './image-carousel.settings';
import type { Slider } from './slider';

export const props = {} as const;

export const events = {
  'nh-image-carousel-ready': {
    detail: {
      swiper: custom<Slider>('object', 'The slider; also the property `swiper` of its node.'),
    },
    doc: 'The slider is there, for scripts that want to steer it; again when it has begun anew.',
  },
  'nh-image-carousel-change': {
    detail: {
      index: { kind: 'number', doc: 'The first slide in view, from 0.' },
      count: { kind: 'number', doc: 'How many slides there are.' },
    },
    doc: 'A visitor has gone to another slide.',
  },
} as const;

export type ImageCarouselProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-image-carousel>`. */
export const imageCarousel = defineContract({
  tag: 'nh-image-carousel',
  summary: 'Pictures side by side, turned by swipes, arrows, dots, keys, or by themselves.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'How it moves and what it is turned by, as the builder prints it; and the slides.',
  events,
  slots: { '': 'The builder’s own carousel, which comes alive as it is printed.' },
  parts: {
    carousel: 'The box around the slides.',
    slide: 'A slide.',
    picture: 'Its picture.',
    caption: 'The words below it.',
    arrow: 'What goes to the previous or next slides.',
    dots: 'The place of dots, numbers or bar.',
    pause: 'What stops the automatic sliding.',
  },
  cssProperties: {
    '--nh-carousel-slides':
      'How many slides there are on desktop before the script came, where no `data-settings` tells; default 3.',
    '--nh-carousel-slides-tablet': 'The same on tablet; default 2.',
    '--nh-carousel-slides-mobile': 'The same on mobile; default 1.',
    '--nh-carousel-gap': 'The room between slides before the script came; default 0.',
    '--nh-carousel-offset-before':
      'The room for the previous slide before the script came; default 0.',
    '--nh-carousel-offset-after': 'The room for the next slide before the script came; default 0.',
    '--nh-carousel-control': 'The colour of the controls; default the text’s.',
  },
  children: printedWith('.swiper-wrapper'),
  loading: 'visible',
  adopts: { type: 'image-carousel.default' },
  load: () => import('./image-carousel'),
  enhance: () => import('./image-carousel.enhance'),
  printed: '*',
});
