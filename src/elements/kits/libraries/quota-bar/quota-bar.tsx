import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLatest } from '../../../../core/element/react';
import type { Quota } from '../wire/account';
import { message, usedText } from './messages';
import { type QuotaLevel, quotaUse } from './quota-level';

interface Props {
  /** What the account has used; undefined where the library cannot tell. */
  readonly quota: Quota | undefined;
  /** Is told of each level from 80 per cent on, once for as long as the bar is drawn. */
  readonly alert: (level: Exclude<QuotaLevel, 'normal'>) => void;
  /** A link to where the plan is upgraded, shown where there is little room. */
  readonly upgrade?: ReactNode;
}

/** How much of the plan is used: as a bar, in numbers and in words. */
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
  return (
    <div part="quota" data-level={level}>
      <p part="quota-text">
        <span id={labelId}>{message('library.quota')}</span>{' '}
        <strong part="quota-level">{message(`library.quota.${level}`)}</strong>
      </p>
      <meter
        part="quota-bar"
        aria-labelledby={labelId}
        aria-valuetext={`${text}. ${message(`library.quota.${level}`)}.`}
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
  const told = useRef(new Set<QuotaLevel>());
  const latest = useLatest(alert);
  useEffect(() => {
    if (!level || level === 'normal' || told.current.has(level)) return;
    told.current.add(level);
    latest.current(level);
  }, [level, latest]);
}
