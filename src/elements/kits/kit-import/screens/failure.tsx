import type { ReactNode } from 'react';
import { useHost } from '../../../../core/element/react';
import { ErrorBox } from '../../error-box';
import { message } from '../messages';
import type { ScreenProps } from './screen-props';
import { focusTitle } from './title';

/** Why the last step has failed, and the ways on. */
export function Failure({ store, state }: Pick<ScreenProps, 'store' | 'state'>): ReactNode {
  const host = useHost();
  if (!state.error) return null;
  const leave = (act: () => void) => () => {
    focusTitle(host);
    act();
  };
  return (
    <ErrorBox
      error={state.error}
      labels={{ cancel: message('kit.import.cancel'), retry: message('kit.import.retry') }}
      cancel={leave(() => store.dispatch({ type: 'dismiss' }))}
      retry={leave(() => store.retry())}
    />
  );
}
