export { AccountLine } from './account-line';
export { ConnectScreen } from './connect-screen';
export { UpgradeLink } from './upgrade-link';
export { UpgradeScreen } from './upgrade-screen';
export { useFocusOnScreen } from './use-focus-on-screen';
export { useView } from './use-view';
