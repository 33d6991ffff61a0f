import { type ReactNode, useEffect } from 'react';
import { useLatest } from '../../../../core/element/react';
import { DialogFrame, type DialogFrameProps } from '../../../../ui/dialog-frame';
import type { TemplateScreen } from '../screens';

interface Props extends Omit<DialogFrameProps, 'name' | 'className'> {
  readonly screen: TemplateScreen;
  /** Called once, when the dialog appears. */
  readonly shown: (screen: TemplateScreen) => void;
}

/** A dialog of the template library that reports its screen when it appears. */
export function TemplateDialog({ screen, shown, ...frame }: Props): ReactNode {
  const latest = useLatest(shown);
  useEffect(() => latest.current(screen), [screen, latest]);
  return <DialogFrame name={screen} className="nh-template-dialog" {...frame} />;
}
