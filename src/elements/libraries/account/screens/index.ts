export { AccountLine } from './account-line';
export { AccountScreens, type AccountTexts } from './account-screens';
export { RetryButton } from './retry-button';
export { UpgradeLink } from './upgrade-link';
export { useFocusOnScreen } from './use-focus-on-screen';
export { useView } from './use-view';
