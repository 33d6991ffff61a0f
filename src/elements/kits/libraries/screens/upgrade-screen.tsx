import type { ReactNode } from 'react';
import { UpgradeLink } from './upgrade-link';

interface Props {
  /** What a plan would bring. */
  readonly text: string;
  readonly upgradeUrl: string;
  /** Called when the person goes there. */
  readonly follow: () => void;
  /** Who is connected. */
  readonly children: ReactNode;
}

/** Says that the account's plan has no library, and leads to one that does. */
export function UpgradeScreen({ text, upgradeUrl, follow, children }: Props): ReactNode {
  return (
    <>
      <p>{text}</p>
      <div part="actions">
        <UpgradeLink {...{ upgradeUrl, follow }} isMain />
      </div>
      {children}
    </>
  );
}
