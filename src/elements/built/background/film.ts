import { createElement } from '../../../core/dom/create-element';
import { logWarning } from '../../../core/dom/log';
import { builderClass, classSelector } from '../markup/names';
import { restoreAtEnd } from '../markup/restore';
import { hostedBehind } from './hosted-film';
import { controlled, type Moving } from './moving';
import type { Stage } from './stage';
import type { WantedFilm } from './wanted';

/** Where a film plays, and what it tells. */
export interface FilmPlace {
  readonly box: HTMLElement;
  readonly signal: AbortSignal;
  /** It can be seen from now on; until then, what is behind it is. */
  seen(): void;
  /** It has come to its end, and does not begin again. */
  over(): void;
}

/** What can be started and stopped. */
export type RunFilm = Moving['run'];

/** Plays a film behind the content: in the box that the builder prints for it, else in one like it. */
export function filmBehind(stage: Stage, wanted: WantedFilm): void {
  const { signal, node } = stage;
  const printed = printedBox(node);
  const box = printed ?? createBox(node.ownerDocument);
  restoreAtEnd(box, ['class', 'inert', 'aria-hidden'], signal);
  box.setAttribute('aria-hidden', 'true');
  // A provider's player in it would be a tab stop that nobody sees.
  box.inert = true;
  const loading = builderClass('loading');
  box.classList.add(loading, 'nh-background-film');
  let run: RunFilm = () => {};
  let state: Parameters<RunFilm> = [false, false];
  const moving: Moving = {
    box,
    run(...now) {
      state = now;
      run(...now);
    },
  };
  const control = controlled(moving, stage);
  stage.show(...(printed ? [] : [box]), control.button);
  const place: FilmPlace = {
    box,
    signal,
    seen: () => box.classList.remove(loading),
    over: control.over,
  };
  play(place, wanted).then(
    (start) => {
      run = start;
      if (!signal.aborted) run(...state);
    },
    (error: unknown) => {
      control.over();
      logWarning('nh-elements: the code of a background film could not be loaded.', node, error);
    },
  );
}

async function play(place: FilmPlace, wanted: WantedFilm): Promise<RunFilm> {
  const { film } = wanted;
  if (film.provider === 'hosted') return hostedBehind(place, film.url, wanted);
  const { providedBehind } = await import('./provided-film');
  return providedBehind(place, film, wanted);
}

/** The box may lie in the inner box of a container. */
function printedBox(node: HTMLElement): HTMLElement | undefined {
  const box = classSelector('background-video-container');
  const found = node.querySelector<HTMLElement>(
    `:scope > ${box}, :scope > .e-con-inner > ${box}, :scope > :is(nh-section, nh-column, nh-container) > ${box}`,
  );
  return found ?? undefined;
}

function createBox(document: Document): HTMLElement {
  const name = builderClass('background-video-container');
  return createElement(document, 'div', { class: name, part: 'background' });
}
