import { adoptStyles } from '../../core/element/styles';

/** The builder's standard animations: entrances with directions, and attention seekers. */
const USUAL =
  /^((fade|zoom|bounce|slide|rotate)In(Down|Left|Right|Up)?|rotateIn(Down|Up)(Left|Right)|lightSpeedIn|rollIn|bounce|flash|headShake|jello|pulse|rubberBand|shake|swing|tada|wobble)$/;

/** Requested animations, by document or shadow root and by name. */
const requested = new WeakMap<Node, Map<string, Promise<void> | undefined>>();

/**
 * Provides keyframes for an animation in the tree of `target`. Our keyframes for the builder's standard
 * names are loaded only if the page has none.
 *
 * @returns a promise to await; undefined if nothing is loaded
 */
export function keyframesFor(target: HTMLElement, name: string): Promise<void> | undefined {
  if (!USUAL.test(name)) return undefined;
  const root = target.getRootNode();
  const names = requested.get(root) ?? new Map<string, Promise<void> | undefined>();
  requested.set(root, names);
  if (!names.has(name)) {
    const loading = isAnimated(target, name) ? undefined : fetchOurs(root);
    names.set(name, loading);
    // Allows another attempt after a failed request.
    loading?.catch(() => names.delete(name));
  }
  // Without keyframes, the element is still shown.
  return names.get(name)?.catch(() => {});
}

/** Whether the page's stylesheets define an animation. Adds its classes briefly; nothing is painted. */
function isAnimated(target: HTMLElement, name: string): boolean {
  const classes = ['animated', name].filter((one) => !target.classList.contains(one));
  target.classList.add(...classes);
  const animations = target.getAnimations();
  target.classList.remove(...classes);
  return animations.some(
    (animation) => (animation as Partial<CSSAnimation>).animationName === name,
  );
}

async function fetchOurs(root: Node): Promise<void> {
  const { default: stylesheet } = await import('./keyframes.css?inline');
  adoptStyles(root, stylesheet);
}
