import { moveFocus } from '../../../core/focus';
import { playClasses } from '../floating/play-classes';
import { prefersReducedMotion } from '../motion/preference';
import { writeTime } from './bubble-time';
import type { ChatParts } from './chat-parts';

interface Options {
  readonly signal: AbortSignal;
  /** The class of the animation by which it opens or shuts; undefined: none. */
  animation(isOpen: boolean): string | undefined;
}

/** The box that contact buttons open. */
export class ChatBox {
  readonly #parts: ChatParts;
  readonly #options: Options;
  #isOpen: boolean;
  /** Ends the animation under way. */
  #motion = new AbortController();

  constructor(parts: ChatParts, options: Options) {
    this.#parts = parts;
    this.#options = options;
    this.#isOpen = !parts.box.classList.contains('hidden');
    this.#announce();
    // Not for a box that nobody sees: the browser's first time in words takes it 20 ms (measured).
    if (this.#isOpen) writeTime(parts.time);
    options.signal.addEventListener('abort', () => this.#motion.abort(), { once: true });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** @param takesFocus it goes into the box, and back to the button */
  setOpen(isOpen: boolean, takesFocus: boolean): void {
    if (isOpen === this.#isOpen) return;
    const { box, button, time } = this.#parts;
    this.#isOpen = isOpen;
    if (isOpen) writeTime(time);
    // Before the box is inert, which would leave the focus nowhere.
    else if (takesFocus) moveFocus(button);
    this.#announce();
    void this.#animate(isOpen);
    if (isOpen && takesFocus) moveFocus(box);
  }

  #announce(): void {
    const { box, button, closeButton } = this.#parts;
    box.classList.toggle('hidden', !this.#isOpen);
    box.inert = !this.#isOpen;
    box.ariaHidden = String(!this.#isOpen);
    for (const control of [button, closeButton]) {
      control?.setAttribute('aria-expanded', String(this.#isOpen));
    }
  }

  /** By the classes that the builder's stylesheet knows (facts, page-builder 39). */
  async #animate(isOpen: boolean): Promise<void> {
    this.#motion.abort();
    this.#motion = new AbortController();
    const { signal } = this.#motion;
    const { root, box, content } = this.#parts;
    const isAnimated = root.classList.contains('has-animations') && !prefersReducedMotion();
    const name = isAnimated ? this.#options.animation(isOpen) : undefined;
    content.classList.remove('visible');
    box.classList.remove('animated-wrapper');
    if (!isOpen && name) box.classList.add('animated-wrapper');
    const classes = isOpen ? ['animated', name] : ['animated', 'reverse', name];
    if (name && !(await playClasses(content, classes.filter(Boolean) as string[], signal))) return;
    box.classList.remove('animated-wrapper');
    content.classList.toggle('visible', isOpen);
  }
}
