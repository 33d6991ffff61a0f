import type { Emit } from '../../../core/element';
import { markLive } from '../markup/live';
import { onView } from '../markup/view';
import { onMotionPreference, prefersReducedMotion } from '../motion/preference';
import { Arrows, type Turn } from './arrows';
import { Autoplay } from './autoplay';
import { applyAutoplayRules } from './autoplay-rules';
import { Dots } from './dots';
import type { events } from './image-carousel.element';
import { listenToKeys } from './keys';
import type { CarouselSettings } from './layout';
import { fetchPictures } from './lazy-pictures';
import { pauseButton, showPace } from './pause-button';
import type { PrintedCarousel } from './printed-carousel';
import type { Slider } from './slider';
import { stepDuration } from './slider-options';
import { Slides } from './slides';

/** What the controls of a slider are made from. */
interface Parts {
  readonly printed: PrintedCarousel;
  readonly slider: Slider;
  readonly settings: CarouselSettings;
  /** A visitor has ended its going on by itself before. */
  readonly isOver: boolean;
  readonly emit: Emit<typeof events>;
  readonly signal: AbortSignal;
}

/** All that a visitor turns a slider by, what shows where it stands, and its going on by itself. */
export class Controls {
  readonly #printed: PrintedCarousel;
  readonly #slider: Slider;
  readonly #emit: Emit<typeof events>;
  readonly #signal: AbortSignal;
  readonly #slides: Slides;
  readonly #arrows: Arrows;
  readonly #dots: Dots | undefined;
  #settings: CarouselSettings;
  #autoplay: Autoplay | undefined;
  #isOver: boolean;
  /** What happens is a visitor's doing. */
  #isTurned = false;
  #isRefreshDue = false;
  #isNear = false;

  constructor({ printed, slider, settings, isOver, emit, signal }: Parts) {
    this.#printed = printed;
    this.#slider = slider;
    this.#settings = settings;
    this.#isOver = isOver;
    this.#emit = emit;
    this.#signal = signal;
    const turn: Turn = {
      previous: () => this.#turn(() => slider.slidePrev()),
      next: () => this.#turn(() => slider.slideNext()),
    };
    const { navigation } = settings;
    const hasArrows = navigation === 'arrows' || navigation === 'both';
    this.#slides = new Slides(slider);
    this.#arrows = new Arrows(slider, printed, hasArrows, turn, signal);
    this.#dots = this.#dotsOf(settings);
    const { root } = printed;
    listenToKeys({ root, slider, arrows: this.#arrows, dots: this.#dots, turn, signal });
    this.#followSlider();
    onMotionPreference(() => this.#motionChanged(), signal);
    if (settings.lazyload) onView(root, '50%', (isNear) => this.#comesNear(isNear), signal);
    if (settings.autoplay) this.#beginAutoplay();
    this.#refresh();
    markLive(root, signal);
  }

  /** A visitor has ended its going on by itself. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Takes another pace over. */
  follow(settings: CarouselSettings): void {
    this.#settings = settings;
    if (this.#autoplay) this.#autoplay.pace = this.#pace;
  }

  get #pace() {
    return { delay: this.#settings.autoplay_speed, speed: stepDuration(this.#settings) };
  }

  #dotsOf({ navigation, pagination }: CarouselSettings): Dots | undefined {
    const { dots } = this.#printed;
    const areWanted = navigation === 'dots' || navigation === 'both' || pagination !== undefined;
    if (!dots || !areWanted) return undefined;
    const kind = pagination === 'yes' ? 'bullets' : (pagination ?? 'bullets');
    const goTo = (slide: number): void => this.#turn(() => this.#slider.goTo(slide));
    return new Dots(this.#slider, dots, kind, goTo, this.#signal);
  }

  #followSlider(): void {
    const slider = this.#slider;
    const changed = (): void => this.#refreshSoon();
    slider.on('slideChange resize update lock unlock transitionEnd loopFix', changed);
    slider.on('realIndexChange', () => {
      const { realIndex: index } = slider;
      const { length: count } = this.#printed.slides;
      if (this.#isTurned) this.#emit('nh-image-carousel-change', { index, count });
    });
    slider.on('sliderFirstMove', () => {
      this.#isTurned = true;
      this.#interrupt();
      this.#autoplay?.hold('touch', true);
    });
    slider.on('touchStart transitionEnd', () => {
      this.#isTurned = false;
    });
    slider.on('touchEnd', () => this.#autoplay?.hold('touch', false));
  }

  /** Turns it as a visitor's doing. */
  #turn(act: () => void): void {
    this.#interrupt();
    this.#isTurned = true;
    act();
    this.#isTurned = false;
  }

  #interrupt(): void {
    if (this.#settings.pause_on_interaction) this.#autoplay?.stop();
    else this.#autoplay?.restart();
  }

  #motionChanged(): void {
    this.#slider.params.speed = stepDuration(this.#settings);
    if (prefersReducedMotion()) this.#autoplay?.stop();
  }

  #comesNear(isNear: boolean): void {
    this.#isNear = isNear;
    this.#fetchPictures();
  }

  #beginAutoplay(): void {
    if (prefersReducedMotion()) return;
    const { root, track } = this.#printed;
    const button = pauseButton(root, this.#signal);
    const changed = (): void => {
      this.#isOver = !autoplay.running;
      track.setAttribute('aria-live', autoplay.running ? 'off' : 'polite');
      showPace(button, autoplay);
    };
    const autoplay = new Autoplay(this.#slider, this.#pace, changed, this.#signal);
    this.#autoplay = autoplay;
    this.#slider.autoplay = autoplay;
    const staysUnderPointer = (): boolean => this.#settings.pause_on_hover;
    applyAutoplayRules(autoplay, { root, button, staysUnderPointer, signal: this.#signal });
    const toggle = (): void => void (autoplay.running ? autoplay.stop() : autoplay.start());
    button.addEventListener('click', toggle, { signal: this.#signal });
    if (this.#isOver) changed();
    else autoplay.start();
  }

  /** Before the next frame is painted: what is written in between would have the page laid out for it. */
  #refreshSoon(): void {
    if (this.#isRefreshDue) return;
    this.#isRefreshDue = true;
    requestAnimationFrame(() => {
      this.#isRefreshDue = false;
      if (!this.#signal.aborted) this.#refresh();
    });
  }

  #refresh(): void {
    this.#slides.refresh();
    this.#arrows.refresh();
    this.#dots?.refresh();
    this.#fetchPictures();
  }

  #fetchPictures(): void {
    if (this.#isNear) fetchPictures(this.#slides.near);
  }
}
