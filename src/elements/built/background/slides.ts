import { createElement } from '../../../core/dom/create-element';
import { builderClass } from '../markup/names';
import { controlled } from './moving';
import { Slideshow } from './slideshow';
import type { Stage } from './stage';
import type { WantedSlides } from './wanted';

/** Shows pictures behind the content, in the boxes that the builder's styles know. */
export function slidesBehind(stage: Stage, wanted: WantedSlides): void {
  const { ownerDocument: document } = stage.node;
  const show = new Slideshow(document, wanted, stage.signal, () => control?.over());
  const box = createElement(
    document,
    'div',
    { class: builderClass('background-slideshow'), part: 'background', 'aria-hidden': 'true' },
    ...show.slides.map(({ element }) => element),
  );
  const isMoving = wanted.pictures.length > 1;
  const moving = { box, run: (isRunning: boolean) => show.run(isRunning) };
  const control = isMoving ? controlled(moving, stage) : undefined;
  stage.show(box, ...(control ? [control.button] : []));
}
