import type { ReactNode } from 'react';
import { useHost } from '../../../../core/element/react';
import { ErrorBox } from '../../../../ui/error-box';
import { message } from '../messages';
import type { ScreenProps } from './screen-props';
import { focusTitle } from './title';

/** The error of the last step, with buttons to cancel or retry. */
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
