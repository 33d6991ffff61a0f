import { createElement } from '../../core/dom/create-element';
import { logWarning } from '../../core/dom/log';
import { builderClass, classSelector } from '../markup/names';
import { restoreAtEnd } from '../markup/restore';
import type { VideoBackground } from './background-spec';
import { playHostedVideo } from './hosted-video';
import { makePausable, type Pausable } from './pausable';
import type { Stage } from './stage';

/** The box in which a video plays, with its callbacks. */
export interface VideoTarget {
  readonly box: HTMLElement;
  readonly signal: AbortSignal;
  /** Called when the video is visible. Until then, the background behind it shows. */
  onVisible(): void;
  /** Called when the video has ended and does not loop. */
  onEnd(): void;
}

/** Starts or pauses a video. */
export type RunVideo = Pausable['run'];

/** Plays a video behind the content, in the box that the builder prints for the video or in a new box. */
export function showVideoBackground(stage: Stage, spec: VideoBackground): void {
  const { signal, node } = stage;
  const printed = printedBox(node);
  const box = printed ?? createBox(node.ownerDocument);
  restoreAtEnd(box, ['class', 'inert', 'aria-hidden'], signal);
  box.setAttribute('aria-hidden', 'true');
  // Without `inert`, the provider's player would be an invisible tab stop.
  box.inert = true;
  const loading = builderClass('loading');
  box.classList.add(loading, 'nh-background-film');
  let run: RunVideo = () => {};
  let state: Parameters<RunVideo> = [false, false];
  const moving: Pausable = {
    box,
    run(...now) {
      state = now;
      run(...now);
    },
  };
  const control = makePausable(moving, stage);
  stage.show(...(printed ? [] : [box]), control.button);
  const target: VideoTarget = {
    box,
    signal,
    onVisible: () => box.classList.remove(loading),
    onEnd: control.remove,
  };
  play(target, spec).then(
    (start) => {
      run = start;
      if (!signal.aborted) run(...state);
    },
    (error: unknown) => {
      control.remove();
      logWarning(
        'nh-elements: the code of a background video could not be loaded, so the video does not play. ' +
          'Check the network and that the whole library folder was published.',
        node,
        error,
      );
    },
  );
}

async function play(target: VideoTarget, spec: VideoBackground): Promise<RunVideo> {
  const { video } = spec;
  if (video.provider === 'hosted') return playHostedVideo(target, video.url, spec);
  const { playProviderVideo } = await import('./provider-video');
  return playProviderVideo(target, video, spec);
}

/** Returns the printed box, which may be inside the inner box of a container. */
function printedBox(node: HTMLElement): HTMLElement | undefined {
  const box = classSelector('background-video-container');
  const printed = node.querySelector<HTMLElement>(
    `:scope > ${box}, :scope > .e-con-inner > ${box}, :scope > :is(nh-section, nh-column, nh-container) > ${box}`,
  );
  return printed ?? undefined;
}

function createBox(document: Document): HTMLElement {
  const name = builderClass('background-video-container');
  return createElement(document, 'div', { class: name, part: 'background' });
}
