import { countClicks } from '../../../builder/clicks/count-clicks';
import { markLive } from '../../../builder/markup/live';
import { siteConfig } from '../../../core/config';
import type { EnhanceContext } from '../../../core/element';
import { holdsFocus } from '../../../core/focus';
import { animationName } from '../floating/animation-name';
import { buttonEntrance } from '../floating/button-entrance';
import stylesheet from './bar.css?inline';
import { barParts, repairBar } from './bar-parts';
import { markPositioned, moveToStart, stickWhereHigh } from './bar-position';
import type { events, FloatingBarsProps } from './floating-bars.element';
import { rememberFocus } from './focus-before';

export const styles: string = stylesheet;

/**
 * Activates the builder's floating bar: positions it, and lets visitors close it
 * (docs/compatibility/page-builder.md#floating-bars).
 */
export function enhance({
  host,
  props,
  emit,
  signal,
}: EnhanceContext<FloatingBarsProps, typeof events>) {
  const parts = barParts(host);
  if (!parts) return undefined;
  const { bar, button, closeButton } = parts;
  const position = new AbortController();
  signal.addEventListener('abort', () => position.abort(), { once: true });
  repairBar(parts, signal);
  const returnFocus = rememberFocus(bar, signal);
  const close = (): void => {
    // In the editor, the bar could not be shown again.
    if (siteConfig().mode === 'edit') return;
    const hadFocus = holdsFocus(bar);
    bar.classList.add('is-hidden');
    position.abort();
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
  markPositioned(bar, signal);
  positionBar(host, bar, position.signal, signal);
  return { update };
}

/** Positions a top bar: above the content while sticky, else at the start of the page. */
function positionBar(
  host: HTMLElement,
  bar: HTMLElement,
  shown: AbortSignal,
  life: AbortSignal,
): void {
  const has = (name: string): boolean => bar.classList.contains(name);
  if (!has('has-vertical-position-top') || has('is-hidden')) return;
  const move = (signal: AbortSignal): void => moveBar(host, signal);
  if (has('is-sticky')) stickWhereHigh(bar, move, shown);
  else move(life);
}

/** The editor positions its nodes; page authors position drawn tags. */
function moveBar(host: HTMLElement, signal: AbortSignal): void {
  const { builder, mode } = siteConfig();
  if (mode === 'edit' || host.hasAttribute('data-nh-drawn')) return;
  const document = host.closest<HTMLElement>(`[data-${builder}-type="floating-buttons"]`);
  const widget = host.closest<HTMLElement>('[data-element_type="widget"]');
  moveToStart(document ?? widget ?? host, signal);
}
