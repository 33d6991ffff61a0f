import type { ReactNode } from 'react';
import { UpgradeLink } from './upgrade-link';

interface Props {
  /** Describes the plans. */
  readonly text: string;
  readonly upgradeUrl: string;
  /** Called when the person follows the link to the plans. */
  readonly onUpgrade: () => void;
  /** The connected account. */
  readonly children: ReactNode;
}

/** The screen for an account whose plan includes no library, with a link to the plans. */
export function UpgradeScreen({ text, upgradeUrl, onUpgrade, children }: Props): ReactNode {
  return (
    <>
      <p>{text}</p>
      <div part="actions">
        <UpgradeLink {...{ upgradeUrl, onUpgrade }} isMain />
      </div>
      {children}
    </>
  );
}
