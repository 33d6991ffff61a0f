import { adoptStyles } from '../../../core/element/styles';

/** The builder's usual animations: entrances with their sides, and those that call for attention. */
const USUAL =
  /^((fade|zoom|bounce|slide|rotate)In(Down|Left|Right|Up)?|rotateIn(Down|Up)(Left|Right)|lightSpeedIn|rollIn|bounce|flash|headShake|jello|pulse|rubberBand|shake|swing|tada|wobble)$/;

/** What has been asked for, by the document or shadow root and the animation's name. */
const known = new WeakMap<Node, Map<string, Promise<void> | undefined>>();

/**
 * Sees to it that an animation has keyframes where `target` is: the page's own, or else ours for the
 * builder's usual names. Those are fetched only where a page has none.
 *
 * @returns what to wait for; undefined where nothing is fetched
 */
export function keyframesFor(target: HTMLElement, name: string): Promise<void> | undefined {
  if (!USUAL.test(name)) return undefined;
  const root = target.getRootNode();
  const names = known.get(root) ?? new Map<string, Promise<void> | undefined>();
  known.set(root, names);
  if (!names.has(name)) {
    const coming = isAnimated(target, name) ? undefined : fetchOurs(root);
    names.set(name, coming);
    // A page that could not be reached may be again.
    coming?.catch(() => names.delete(name));
  }
  // Without keyframes it is seen all the same.
  return names.get(name)?.catch(() => {});
}

/** Whether the page's stylesheets animate an element by the classes of an animation; nothing is painted. */
function isAnimated(target: HTMLElement, name: string): boolean {
  const classes = ['animated', name].filter((one) => !target.classList.contains(one));
  target.classList.add(...classes);
  const animations = target.getAnimations();
  target.classList.remove(...classes);
  return animations.some(
    (animation) => animation instanceof CSSAnimation && animation.animationName === name,
  );
}

async function fetchOurs(root: Node): Promise<void> {
  const { default: stylesheet } = await import('./keyframes.css?inline');
  adoptStyles(root, stylesheet);
}
