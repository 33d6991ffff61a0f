import { siteConfig } from '../../../core/config';
import type { EnhanceContext } from '../../../core/element';
import { countClicks } from '../clicks/count-clicks';
import { animationName } from '../floating/animation-name';
import { buttonEntrance } from '../floating/button-entrance';
import { markLive } from '../markup/live';
import stylesheet from './bar.css?inline';
import { barParts, repairBar } from './bar-parts';
import { markPlaced, moveToStart, stickToTop } from './bar-place';
import type { events, FloatingBarsProps } from './floating-bars.element';
import { rememberFocus } from './focus-before';

export const styles: string = stylesheet;

/** Brings the builder's floating bar alive: it keeps its place, and is shut (facts, page-builder 40). */
export function enhance({
  host,
  props,
  emit,
  signal,
}: EnhanceContext<FloatingBarsProps, typeof events>) {
  const parts = barParts(host);
  if (!parts) return undefined;
  const { bar, button, closeButton } = parts;
  const place = new AbortController();
  signal.addEventListener('abort', () => place.abort(), { once: true });
  repairBar(parts, signal);
  const returnFocus = rememberFocus(bar, signal);
  const close = (): void => {
    // In the editor it could not be shown again.
    if (siteConfig().mode === 'edit') return;
    const hadFocus = bar.matches(':focus-within');
    bar.classList.add('is-hidden');
    place.abort();
    if (hadFocus) returnFocus();
    emit('nh-floating-bars-close', {});
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  closeButton?.addEventListener('click', close, { signal });
  bar.addEventListener('keydown', leave, { signal });
  countClicks(bar, '.e-floating-bars__cta-button', signal);
  const enterAs = button && buttonEntrance(button, signal);
  const update = ({ settings }: FloatingBarsProps): void => {
    const { style_cta_button_animation: name, style_cta_button_animation_delay: delay } = settings;
    enterAs?.({ name: animationName(name), delay });
  };
  update(props);
  markLive(bar, signal);
  markPlaced(bar, signal);
  putInPlace(host, bar, place.signal, signal);
  return { update };
}

/** At the top it takes room: above the page while it sticks, else at the beginning of the page. */
function putInPlace(
  host: HTMLElement,
  bar: HTMLElement,
  shown: AbortSignal,
  life: AbortSignal,
): void {
  const has = (name: string): boolean => bar.classList.contains(name);
  if (!has('has-vertical-position-top') || has('is-hidden')) return;
  const { builder, mode } = siteConfig();
  const isDrawn = host.hasAttribute('data-nh-drawn');
  if (has('is-sticky')) stickToTop(bar, shown);
  // Where its node is, is the editor's to say, and the page author's where it is drawn.
  else if (mode !== 'edit' && !isDrawn) {
    const document = host.closest<HTMLElement>(`[data-${builder}-type="floating-buttons"]`);
    const widget = host.closest<HTMLElement>('[data-element_type="widget"]');
    moveToStart(document ?? widget ?? host, life);
  }
}
