import type { SwiperOptions } from 'swiper/types';
import type { Emit } from '../../../core/element';
import { Controls } from './controls';
import type { events } from './image-carousel.element';
import type { CarouselSettings, Layout } from './layout';
import type { PrintedCarousel } from './printed-carousel';
import { Slider } from './slider';
import { measuresOf, sizedOptions, sliderOptions, stepDuration } from './slider-options';
import type { Measures } from './track';

/** What a carousel begins with. */
interface Beginning {
  readonly printed: PrintedCarousel;
  readonly settings: CarouselSettings;
  readonly layout: Layout;
  readonly measures: Measures;
  /** The slide that it begins at. */
  readonly index: number;
  /** A visitor has ended its going on by itself before. */
  readonly isOver: boolean;
  readonly modules: NonNullable<SwiperOptions['modules']>;
  readonly emit: Emit<typeof events>;
  readonly signal: AbortSignal;
}

/** A carousel from when it begins to slide until it ends, or begins anew. */
export class Sliding {
  readonly #slider: Slider;
  readonly #root: HTMLElement;
  readonly #wasOver: boolean;
  #settings: CarouselSettings;
  #controls: Controls | undefined;

  constructor({ printed, settings, layout, measures, index, isOver, ...rest }: Beginning) {
    const { modules, emit, signal } = rest;
    const { root, slides, classPrefix } = printed;
    this.#root = root;
    this.#settings = settings;
    this.#wasOver = isOver;
    const slider = new Slider(root, {
      ...sliderOptions(settings, layout, slides.length),
      ...sizedOptions(settings, measures),
      initialSlide: index,
      containerModifierClass: classPrefix,
      modules,
    });
    this.#slider = slider;
    signal.addEventListener('abort', () => slider.destroy(true, true), { once: true });
    slider.on('beforeResize', () => this.#measure());
    // In a frame of their own: of two hundred slides either takes a good part of one.
    const frame = requestAnimationFrame(() => {
      this.#controls = new Controls({
        printed,
        slider,
        settings: this.#settings,
        isOver,
        emit,
        signal,
      });
      emit('nh-image-carousel-ready', { swiper: slider }, root);
    });
    signal.addEventListener('abort', () => cancelAnimationFrame(frame), { once: true });
  }

  /** The first slide in view, in the order in which they were printed. */
  get index(): number {
    return this.#slider.realIndex;
  }

  /** A visitor has ended its going on by itself. */
  get isOver(): boolean {
    return this.#controls?.isOver ?? this.#wasOver;
  }

  show(index: number): void {
    this.#slider.goTo(index);
  }

  /** Takes settings over that need no new beginning: the same slide stays. */
  follow(settings: CarouselSettings): void {
    this.#settings = settings;
    this.#slider.params.speed = stepDuration(settings);
    this.#controls?.follow(settings);
    this.#measure();
    this.#slider.update();
  }

  /** Gap and neighbours may be parts of the width. */
  #measure(): void {
    Object.assign(this.#slider.params, sizedOptions(this.#settings, measuresOf(this.#root)));
  }
}
