import type { Controller, EnhanceContext } from '../../../core/element';
import { markLive } from '../markup/live';
import stylesheet from './background.css?inline';
import { filmBehind } from './film';
import { onSituationChange, situationNow } from './situation';
import { slidesBehind } from './slides';
import { layoutNode, stageOf } from './stage';
import { type BackgroundSettings, wantedBackground } from './wanted';

export const styles: string = stylesheet;

type Props = { readonly settings: BackgroundSettings };

/**
 * Shows the film or the pictures that settings ask for behind the content of what lays a page out, and
 * others when the settings or the visitor's situation are others.
 *
 * @param type of the builder's nodes: `section`
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
    const wanted = wantedBackground(settings, situationNow());
    const now = JSON.stringify(wanted);
    if (now === shown) return;
    shown = now;
    life?.abort();
    life = new AbortController();
    const stage = stageOf(context, type, AbortSignal.any([signal, life.signal]));
    if (wanted?.kind === 'slides') slidesBehind(stage, wanted);
    else if (wanted) filmBehind(stage, wanted);
  };
  onSituationChange(show, signal);
  show();
  markLive(layoutNode(context.host, type), signal);
  return {
    update(props) {
      settings = props.settings;
      show();
    },
  };
}
