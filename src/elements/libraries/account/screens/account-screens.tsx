import type { ReactNode, RefObject } from 'react';
import { ErrorNote } from '../error-note';
import { ownPath } from '../return-trip';
import { type AccountState, accountScreen } from '../state';
import { AccountLine } from './account-line';
import { ConnectScreen } from './connect-screen';
import { RetryButton } from './retry-button';
import { UpgradeScreen } from './upgrade-screen';
import { useView } from './use-view';

/** The texts of the account's screens, which each library words for itself. */
export interface AccountTexts {
  readonly loading: string;
  readonly retry: string;
  /** Describes the library on the screen that offers to connect an account. */
  readonly connect: string;
  readonly benefits: readonly string[];
  /** Describes the plans on the screen that offers an upgrade. */
  readonly upgrade: string;
}

interface Props {
  readonly account: {
    connect(returnTo: string): void;
    disconnect(): void;
    retry(returnTo: string): void;
  };
  readonly state: AccountState<string, unknown>;
  readonly texts: AccountTexts;
  /** The heading of the screen, which receives the focus when a focused button disappears. */
  readonly title: RefObject<HTMLElement | null>;
  /** The text of the state's notice. */
  readonly notice: string | undefined;
  /** True if the library itself shows the state's failure. */
  readonly hidesFailure?: boolean;
  readonly upgradeUrl: string;
  /** Called when the person follows the link to the plans. */
  readonly onUpgrade: () => void;
  /** The library's own screen, for an account with a plan. */
  readonly children: ReactNode;
}

/** The notice, the failure, and the screen that matches the account's connection. */
export function AccountScreens(props: Props): ReactNode {
  const { account, state, texts, title, notice, hidesFailure = false, children } = props;
  const { failure } = state;
  const view = useView();
  const screen = accountScreen(state);
  const retry = (): void => {
    // Pressing the button removes it, so the focus moves to the heading.
    title.current?.focus();
    account.retry(ownPath(view));
  };
  return (
    <>
      {/* Always in the page, because screen readers announce changes of an existing live region only. */}
      <p part="notice" role="status" data-kind={kindOf(state.notice)}>
        {notice}
      </p>
      {failure && !hidesFailure && (
        <ErrorNote error={failure.error}>
          <RetryButton label={texts.retry} retry={retry} />
        </ErrorNote>
      )}
      {screen === 'loading' && !failure && (
        <p part="loading" role="status">
          {texts.loading}
        </p>
      )}
      {screen === 'connect' && (
        <ConnectScreen
          text={texts.connect}
          benefits={texts.benefits}
          isConnecting={state.isConnecting}
          connect={() => account.connect(ownPath(view))}
        />
      )}
      {screen === 'upgrade' && <Upgrade {...props} />}
      {screen === 'list' && children}
    </>
  );
}

function Upgrade({ account, state, texts, upgradeUrl, onUpgrade }: Props): ReactNode {
  const connected = state.connection?.account;
  return (
    <UpgradeScreen text={texts.upgrade} upgradeUrl={upgradeUrl} onUpgrade={onUpgrade}>
      {connected && <AccountLine account={connected} disconnect={() => account.disconnect()} />}
    </UpgradeScreen>
  );
}

function kindOf(notice: unknown): string | undefined {
  return (notice as { readonly kind: string } | undefined)?.kind;
}
