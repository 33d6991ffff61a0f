import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Quota } from '../../../../api/libraries/account';
import { useLatest } from '../../../../core/element/react';
import { message, usedText } from './messages';
import { type QuotaLevel, quotaUse } from './quota-level';

interface Props {
  /** The account's quota; undefined if the library does not know it. */
  readonly quota: Quota | undefined;
  /** Called with each level from 80 % on, once while the bar is rendered. */
  readonly alert: (level: Exclude<QuotaLevel, 'normal'>) => void;
  /** A link to the plans, shown from 80 % on. */
  readonly upgrade?: ReactNode;
}

/** The used share of the plan: as a bar, in numbers and as text. */
export function QuotaBar({ quota, alert, upgrade }: Props): ReactNode {
  const labelId = useId();
  const use = quota && quotaUse(quota);
  useAlert(use?.level, alert);
  if (!use) {
    return (
      <div part="quota" data-level="unknown">
        <p part="note">{message('library.quota.unknown')}</p>
      </div>
    );
  }
  const { percent, level } = use;
  const text = usedText(use);
  const levelText = message(`library.quota.${level}`);
  return (
    <div part="quota" data-level={level}>
      <p part="quota-text">
        <span id={labelId}>{message('library.quota')}</span>{' '}
        <strong part="quota-level">{levelText}</strong>
      </p>
      <meter
        part="quota-bar"
        aria-labelledby={labelId}
        aria-valuetext={message('library.quota.spoken', { used: text, level: levelText })}
        min={0}
        max={100}
        value={Math.min(percent, 100)}
      />
      <p part="note">
        {text} {level !== 'normal' && upgrade}
      </p>
    </div>
  );
}

function useAlert(level: QuotaLevel | undefined, alert: Props['alert']): void {
  const reported = useRef(new Set<QuotaLevel>());
  const latest = useLatest(alert);
  useEffect(() => {
    if (!level || level === 'normal' || reported.current.has(level)) return;
    reported.current.add(level);
    latest.current(level);
  }, [level, latest]);
}
