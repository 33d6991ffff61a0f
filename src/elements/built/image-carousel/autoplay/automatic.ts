import { onMotionPreference, prefersReducedMotion } from '../../motion/preference';
import type { CarouselSettings } from '../layout';
import type { PrintedCarousel } from '../printed-carousel';
import type { Slider } from '../slider';
import { Autoplay, type Pace } from './autoplay';
import { pauseButton, showPace } from './pause-button';
import { applyRules } from './rules';

/** A carousel's going on by itself, with the button that stops it. */
export class Automatic {
  readonly #autoplay: Autoplay;
  #settings: CarouselSettings;

  /** @param isOver a visitor has ended it before */
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
      showPace(button, autoplay);
    };
    const autoplay = new Autoplay(slider, paceOf(settings), changed, signal);
    this.#autoplay = autoplay;
    slider.autoplay = autoplay;
    const staysUnderPointer = (): boolean => this.#settings.pause_on_hover;
    applyRules(autoplay, { root, button, staysUnderPointer, signal });
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

  /** It has ended, or a visitor has ended it. */
  get isOver(): boolean {
    return !this.#autoplay.running;
  }

  /** A visitor has turned the carousel. */
  interrupt(): void {
    if (this.#settings.pause_on_interaction) this.#autoplay.stop();
    else this.#autoplay.restart();
  }

  /** Takes another pace over. */
  follow(settings: CarouselSettings): void {
    this.#settings = settings;
    this.#autoplay.pace = paceOf(settings);
  }
}

const paceOf = ({ autoplay_speed: delay, speed }: CarouselSettings): Pace => ({ delay, speed });
