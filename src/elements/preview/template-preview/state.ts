import type { PreviewData } from './data';
import type { PreviewMessage } from './message';

/** What a preview page shows, and what the next page of the preview will show. */
export interface PreviewState {
  readonly kept: PreviewData;
  readonly shown: PreviewData;
}

/** The state of a page that opens with what an earlier one has kept. */
export function openingState(kept: PreviewData): PreviewState {
  return { kept, shown: kept };
}

/** The state that follows a message. */
export function nextState({ kept, shown }: PreviewState, message: PreviewMessage): PreviewState {
  switch (message.param) {
    case 'clearPreviewAssets':
      return { kept, shown: { ...shown, colorPalette: undefined, siteTypography: undefined } };
    case 'completeOnboarding':
      return { kept: {}, shown };
    case 'cleanStorage':
      return openingState({ siteTitle: shown.siteTitle, siteLogo: message.data ?? {} });
    default: {
      const change = { [message.param]: message.data };
      return { kept: { ...kept, ...change }, shown: { ...shown, ...change } };
    }
  }
}
