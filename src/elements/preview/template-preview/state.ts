import type { PreviewData } from './data';
import type { PreviewMessage } from './message';

/** The data that this page shows, and the data saved for the next page of the preview. */
export interface PreviewState {
  readonly saved: PreviewData;
  readonly shown: PreviewData;
}

/** The initial state of a page, from the data that an earlier page has saved. */
export function openingState(saved: PreviewData): PreviewState {
  return { saved, shown: saved };
}

/** The state after a message. */
export function nextState({ saved, shown }: PreviewState, message: PreviewMessage): PreviewState {
  switch (message.param) {
    case 'clearPreviewAssets':
      return { saved, shown: { ...shown, colorPalette: undefined, siteTypography: undefined } };
    case 'completeOnboarding':
      return { saved: {}, shown };
    case 'cleanStorage':
      return openingState({ siteTitle: shown.siteTitle, siteLogo: message.data ?? {} });
    default: {
      const change = { [message.param]: message.data };
      return { saved: { ...saved, ...change }, shown: { ...shown, ...change } };
    }
  }
}
