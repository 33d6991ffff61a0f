import { prefersReducedMotion } from '../../../builder/motion/preference';
import { moveFocus } from '../../../core/focus';
import { playClasses } from '../floating/play-classes';
import { writeTime } from './bubble-time';
import type { ChatParts } from './chat-parts';

interface Options {
  readonly signal: AbortSignal;
  /** Returns the class of the open or close animation; undefined for none. */
  animation(isOpen: boolean): string | undefined;
}

/** The chat box that a contact button opens. */
export class ChatBox {
  readonly #parts: ChatParts;
  readonly #options: Options;
  #isOpen: boolean;
  /** Ends the running animation. */
  #motion = new AbortController();

  constructor(parts: ChatParts, options: Options) {
    this.#parts = parts;
    this.#options = options;
    this.#isOpen = !parts.box.classList.contains('hidden');
    this.#announce();
    // Skipped for a closed box: the first date formatting in a page takes 20 ms (measured).
    if (this.#isOpen) writeTime(parts.time);
    options.signal.addEventListener('abort', () => this.#motion.abort(), { once: true });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** @param takesFocus moves the focus into the box, or back to the button */
  setOpen(isOpen: boolean, takesFocus: boolean): void {
    if (isOpen === this.#isOpen) return;
    const { box, button, time } = this.#parts;
    this.#isOpen = isOpen;
    if (isOpen) writeTime(time);
    // Before the box becomes inert, which would drop the focus.
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

  /** Animates with the classes of the builder's stylesheet (docs/compatibility/page-builder.md#contact-buttons). */
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
