import { onMotionPreference, prefersReducedMotion } from '../../../../builder/motion/preference';
import type { CarouselSettings } from '../layout';
import type { PrintedCarousel } from '../printed-carousel';
import type { Slider } from '../slider';
import { Autoplay, type Pace } from './autoplay';
import { pauseButton, updatePauseButton } from './pause-button';
import { applyRules } from './rules';

/** Autoplay of a carousel with its pause button. */
export class AutoplayControl {
  readonly #autoplay: Autoplay;
  #settings: CarouselSettings;

  /** @param isOver whether a visitor has stopped autoplay before */
  constructor(
    { root, track }: PrintedCarousel,
    slider: Slider,
    settings: CarouselSettings,
    isOver: boolean,
    signal: AbortSignal,
  ) {
    this.#settings = settings;
    const button = pauseButton(root, signal);
    const changed = (): void => {
      track.setAttribute('aria-live', autoplay.running ? 'off' : 'polite');
      updatePauseButton(button, autoplay);
    };
    const autoplay = new Autoplay(slider, paceOf(settings), changed, signal);
    this.#autoplay = autoplay;
    slider.autoplay = autoplay;
    const pausesOnHover = (): boolean => this.#settings.pause_on_hover;
    applyRules(autoplay, { root, button, pausesOnHover, signal });
    const toggle = (): void => void (autoplay.running ? autoplay.stop() : autoplay.start());
    button.addEventListener('click', toggle, { signal });
    slider.on('sliderFirstMove', () => autoplay.hold('touch', true));
    slider.on('touchEnd', () => autoplay.hold('touch', false));
    onMotionPreference(() => {
      if (prefersReducedMotion()) autoplay.stop();
    }, signal);
    if (isOver) changed();
    else autoplay.start();
  }

  /** Whether autoplay has ended or was stopped by a visitor. */
  get isOver(): boolean {
    return !this.#autoplay.running;
  }

  /** Handles a slide change by the visitor. */
  interrupt(): void {
    if (this.#settings.pause_on_interaction) this.#autoplay.stop();
    else this.#autoplay.restart();
  }

  /** Applies changed settings. */
  follow(settings: CarouselSettings): void {
    this.#settings = settings;
    this.#autoplay.pace = paceOf(settings);
  }
}

const paceOf = ({ autoplay_speed: delay, speed }: CarouselSettings): Pace => ({ delay, speed });
