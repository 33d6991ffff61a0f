import type { ReactNode } from 'react';
import { useStore } from '../../../../ui/use-store';
import type { TemplateLibraryModel } from '../model';
import type { TemplateScreen } from '../screens';
import { useCloudTarget } from '../use-cloud-target';
import { type OpenDialog, renderDialog, roomNeededBy } from './dialogs';

interface Props {
  readonly model: TemplateLibraryModel;
  readonly upgradeUrl: string;
  /** Called when a dialog appears. */
  readonly shown: (screen: TemplateScreen) => void;
}

/** The open dialog, if there is one. */
export function OpenTemplateDialog({ model, upgradeUrl, shown }: Props): ReactNode {
  const { dialog } = useStore(model.store);
  const cloud = useCloudTarget(model.cloud, upgradeUrl, roomNeededBy(dialog));
  if (!dialog) return null;
  const close = (): void => model.store.dispatch({ type: 'close' });
  return <DialogOf key={keyOf(dialog)} {...{ model, dialog, cloud, shown, close }} />;
}

/** A separate component, so that its key resets the fields when another dialog opens. */
function DialogOf(props: Parameters<typeof renderDialog>[0]): ReactNode {
  return renderDialog(props);
}

function keyOf(dialog: OpenDialog): string {
  return `${dialog.kind} ${'item' in dialog ? dialog.item.template.id : ''}`;
}
