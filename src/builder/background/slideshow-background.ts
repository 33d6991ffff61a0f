import { createElement } from '../../core/dom/create-element';
import { builderClass } from '../markup/names';
import type { SlideshowBackground } from './background-spec';
import { makePausable } from './pausable';
import { Slideshow } from './slideshow';
import type { Stage } from './stage';

/** Shows a slideshow behind the content, in boxes with the builder's classes. */
export function showSlideshowBackground(stage: Stage, spec: SlideshowBackground): void {
  const { ownerDocument: document } = stage.node;
  const show = new Slideshow(document, spec, stage.signal, () => control?.remove());
  const box = createElement(
    document,
    'div',
    { class: builderClass('background-slideshow'), part: 'background', 'aria-hidden': 'true' },
    ...show.slides.map(({ element }) => element),
  );
  const isMoving = spec.images.length > 1;
  const moving = { box, run: (isRunning: boolean) => show.run(isRunning) };
  const control = isMoving ? makePausable(moving, stage) : undefined;
  stage.show(box, ...(control ? [control.button] : []));
}
