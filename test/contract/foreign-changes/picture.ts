/** Attributes that the host sets on itself while its code is loading. */
const PASSING = new Set(['data-nh-waiting']);

/**
 * The tree of an element as text, in which generated ids are numbers. Two elements that show the same and
 * mean the same to assistive software have equal pictures.
 */
export function pictureOf(element: Element): string {
  const lines = linesOf(element, '').join('\n');
  const ids = [...idsIn(element)].sort((one, other) => other.length - one.length);
  const order = [...new Set(idsIn(element))];
  const named = lines.replaceAll(/(?<= name=)(:r|_r_)\S+/g, 'generated');
  let text = named;
  for (const id of ids) text = text.replaceAll(id, `id${order.indexOf(id)}`);
  return text;
}

function idsIn(element: Element): string[] {
  const ids = [element, ...element.querySelectorAll('[id]')].map(({ id }) => String(id));
  return ids.filter((id) => id !== '');
}

function linesOf(node: Node, indent: string): string[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent?.replaceAll(/\s+/g, ' ').trim();
    return text ? [indent + text] : [];
  }
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const element = node as Element;
  const { content = element, shadowRoot } = element as Partial<HTMLTemplateElement> & Element;
  const children = [...(shadowRoot?.childNodes ?? []), ...content.childNodes];
  // Neighbouring texts count as one.
  return [indent + headOf(element), ...children.flatMap((child) => linesOf(child, `${indent}  `))];
}

function headOf(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name, value }) => !PASSING.has(name) && !isEmpty(name, value))
    .map(({ name, value }) => `${name}=${textOf(name, value)}`);
  return [element.localName, ...attributes.sort()].join(' ');
}

const isEmpty = (name: string, value: string): boolean =>
  value.trim() === '' && (name === 'class' || name === 'style');

/** Sizes are measured, and depend on pictures that load late. */
function textOf(name: string, value: string): string {
  if (name === 'class') return sorted(value);
  return name === 'style' ? value.replaceAll(/block-size: [\d.]+px/g, 'block-size') : value;
}

const sorted = (names: string): string => names.trim().split(/\s+/).sort().join(' ');

/** What waits for its code, or turns its icons, which timers do. */
const PASSING_STATES = '[data-nh-waiting], .ast-animate';

/** Selectors of elements whose code takes a while after they have started. */
const READY: Readonly<Record<string, string>> = {
  'nh-counter': '.elementor-counter-number:not([role])[data-nh-final]',
  'nh-image-carousel': '.swiper-initialized',
};

/**
 * Resolves with the picture once all code is here, fades and slides have ended (at once), and the picture has not
 * changed for some frames.
 *
 * @param frames more for an element whose code may still be on its way on a busy machine
 */
export async function restingPicture(element: Element, frames = 2): Promise<string> {
  let last = '';
  for (let same = 0; same < frames || !isReady(element); ) {
    await new Promise(requestAnimationFrame);
    for (const animation of animationsIn(element)) animation.finish();
    const now = pictureOf(element);
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return last;
}

function isReady(element: Element): boolean {
  const needed = READY[element.localName.replace(/-specimen-.*/, '')];
  if (needed && !element.querySelector(needed)) return false;
  return !element.querySelector(PASSING_STATES) && animationsIn(element).length === 0;
}

/** The fades and slides that are under way: what they hide is in the tree until they have ended. */
function animationsIn(element: Element): Animation[] {
  return element
    .getAnimations({ subtree: true })
    .filter(({ playState, effect }) => playState === 'running' && endOf(effect) < Infinity);
}

const endOf = (effect: AnimationEffect | null): number =>
  Number(effect?.getComputedTiming().endTime ?? 0);
