import type { Emit } from '../../../core/element';
import { nextFrame } from '../markup/view';
import { onMotionPreference } from '../motion/preference';
import type { Automatic } from './autoplay/automatic';
import { Controls } from './controls';
import type { events } from './image-carousel.element';
import { type CarouselSettings, layoutNow } from './layout';
import type { Parts } from './parts';
import type { PrintedCarousel } from './printed-carousel';
import type { Slider } from './slider';
import { measuresOf, sizedOptions, sliderOptions, stepDuration } from './slider-options';
import type { Measures } from './track';

/** What a carousel begins with. */
export interface Beginning {
  readonly printed: PrintedCarousel;
  readonly settings: CarouselSettings;
  readonly parts: Parts;
  readonly measures: Measures;
  /** The slide that it begins at. */
  readonly index: number;
  /** A visitor has ended its going on by itself before. */
  readonly isOver: boolean;
  readonly emit: Emit<typeof events>;
  readonly signal: AbortSignal;
}

/** A carousel from when it begins to slide until it ends, or begins anew. */
export class Sliding {
  readonly #beginning: Beginning;
  readonly #slider: Slider;
  #settings: CarouselSettings;
  #automatic: Automatic | undefined;

  constructor(beginning: Beginning) {
    const { printed, settings, parts, measures, index, signal } = beginning;
    const { Slider, EffectFade } = parts;
    this.#beginning = beginning;
    this.#settings = settings;
    const slider = new Slider(printed.root, {
      ...sliderOptions(settings, layoutNow(settings), printed.slides.length),
      ...sizedOptions(settings, measures),
      initialSlide: index,
      containerModifierClass: printed.classPrefix,
      modules: EffectFade ? [EffectFade] : [],
    });
    this.#slider = slider;
    signal.addEventListener('abort', () => slider.destroy(true, true), { once: true });
    slider.on('beforeResize', () => this.#measure());
    onMotionPreference(() => this.#setSpeed(), signal);
    // In a frame of their own: of two hundred slides either takes a good part of one.
    nextFrame(() => this.#addControls(), signal);
  }

  /** The first slide in view, in the order in which they were printed. */
  get index(): number {
    return this.#slider.realIndex;
  }

  /** It does not go on by itself any more. */
  get isOver(): boolean {
    return this.#automatic?.isOver ?? this.#beginning.isOver;
  }

  show(index: number): void {
    this.#slider.goTo(index);
  }

  /** Takes settings over that need no new beginning: the same slide stays. */
  follow(settings: CarouselSettings): void {
    this.#settings = settings;
    this.#setSpeed();
    this.#automatic?.follow(settings);
    this.#measure();
    this.#slider.update();
  }

  #addControls(): void {
    const { printed, parts, isOver, emit, signal } = this.#beginning;
    const { Automatic } = parts;
    const settings = this.#settings;
    const slider = this.#slider;
    const automatic = Automatic && new Automatic(printed, slider, settings, isOver, signal);
    this.#automatic = automatic;
    const interrupt = (): void => automatic?.interrupt();
    new Controls({ parts, printed, slider, settings, interrupt, emit, signal });
    emit('nh-image-carousel-ready', { swiper: slider }, printed.root);
  }

  #setSpeed(): void {
    this.#slider.params.speed = stepDuration(this.#settings);
  }

  /** Gap and neighbours may be parts of the width. */
  #measure(): void {
    const measures = measuresOf(this.#beginning.printed.root);
    Object.assign(this.#slider.params, sizedOptions(this.#settings, measures));
  }
}
