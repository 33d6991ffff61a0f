import { nextFrame } from '../../../builder/markup/view';
import { onMotionPreference } from '../../../builder/motion/preference';
import type { Emit } from '../../../core/element';
import type { AutoplayControl } from './autoplay/autoplay-control';
import { Controls } from './controls';
import type { events } from './image-carousel.element';
import { type CarouselSettings, layoutNow } from './layout';
import type { Parts } from './parts';
import type { PrintedCarousel } from './printed-carousel';
import type { Slider } from './slider';
import { measuresOf, sizedOptions, sliderOptions, stepDuration } from './slider-options';
import type { Measures } from './track';

/** Initial state and dependencies of a slider. */
export interface SlidingOptions {
  readonly printed: PrintedCarousel;
  readonly settings: CarouselSettings;
  readonly parts: Parts;
  readonly measures: Measures;
  /** Initial slide. */
  readonly index: number;
  /** Whether a visitor has stopped autoplay before. */
  readonly isOver: boolean;
  readonly emit: Emit<typeof events>;
  readonly signal: AbortSignal;
}

/** A running slider with its controls, until it ends or is restarted. */
export class Sliding {
  readonly #options: SlidingOptions;
  readonly #slider: Slider;
  #settings: CarouselSettings;
  #autoplayControl: AutoplayControl | undefined;

  constructor(options: SlidingOptions) {
    const { printed, settings, parts, measures, index, signal } = options;
    const { Slider, EffectFade } = parts;
    this.#options = options;
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
    // In a separate frame: with 200 slides, slider and controls each take most of a frame.
    nextFrame(() => this.#addControls(), signal);
  }

  /** First visible slide, in printed order. */
  get index(): number {
    return this.#slider.realIndex;
  }

  /** Whether autoplay has stopped. */
  get isOver(): boolean {
    return this.#autoplayControl?.isOver ?? this.#options.isOver;
  }

  show(index: number): void {
    this.#slider.goTo(index);
  }

  /** Applies settings that need no restart. The current slide is kept. */
  follow(settings: CarouselSettings): void {
    this.#settings = settings;
    this.#setSpeed();
    this.#autoplayControl?.follow(settings);
    this.#measure();
    this.#slider.update();
  }

  #addControls(): void {
    const { printed, parts, isOver, emit, signal } = this.#options;
    const { AutoplayControl } = parts;
    const settings = this.#settings;
    const slider = this.#slider;
    const autoplayControl =
      AutoplayControl && new AutoplayControl(printed, slider, settings, isOver, signal);
    this.#autoplayControl = autoplayControl;
    const interrupt = (): void => autoplayControl?.interrupt();
    new Controls({ parts, printed, slider, settings, interrupt, emit, signal });
    emit('nh-image-carousel-ready', { swiper: slider }, printed.root);
  }

  #setSpeed(): void {
    this.#slider.params.speed = stepDuration(this.#settings);
  }

  /** Updates gap and offsets, which may be relative to the width. */
  #measure(): void {
    const measures = measuresOf(this.#options.printed.root);
    Object.assign(this.#slider.params, sizedOptions(this.#settings, measures));
  }
}
