import type { Controller, EnhanceContext } from '../../core/element';
import { markLive } from '../markup/live';
import stylesheet from './background.css?inline';
import { type BackgroundSettings, backgroundSpec } from './background-spec';
import { showSlideshowBackground } from './slideshow-background';
import { layoutNode, stageOf } from './stage';
import { showVideoBackground } from './video-background';
import { onConditionsChange, viewingConditions } from './viewing-conditions';

export const styles: string = stylesheet;

type Props = { readonly settings: BackgroundSettings };

/**
 * Shows the video or slideshow background of a section, column or container. Updates it when the settings or
 * the visitor's viewing conditions change.
 *
 * @param type type of the builder's nodes, such as `section`
 */
export function enhanceBackground<P extends Props>(
  context: EnhanceContext<P, Record<never, never>>,
  type: string,
): Controller<P> {
  const { signal } = context;
  let { settings } = context.props;
  let shown: string | undefined;
  let life: AbortController | undefined;
  const show = (): void => {
    const spec = backgroundSpec(settings, viewingConditions());
    const now = JSON.stringify(spec);
    if (now === shown) return;
    shown = now;
    life?.abort();
    life = new AbortController();
    const stage = stageOf(context, type, AbortSignal.any([signal, life.signal]));
    if (spec?.kind === 'slideshow') showSlideshowBackground(stage, spec);
    else if (spec) showVideoBackground(stage, spec);
  };
  onConditionsChange(show, signal);
  show();
  markLive(layoutNode(context.host, type), signal);
  return {
    update(props) {
      settings = props.settings;
      show();
    },
  };
}
