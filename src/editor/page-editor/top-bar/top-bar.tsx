import type { JSX, ReactNode } from 'react';
import { usePuckState } from '../../nodes/use-puck-state';
import { ChecklistButton } from '../checklist/checklist';
import { useCommands } from '../commands';
import { DocumentName } from '../document-name/document-name';
import { BackButton } from '../globals/back-button';
import { message } from '../messages';
import { Notices } from '../notices/notices';
import { useOpenedPage, useSaveState } from '../opened-page';
import { useOpenPlace } from '../places/open-place';
import { Devices } from './devices';
import { EditorMenu } from './editor-menu';
import { PreviewLink } from './preview-link';
import { PublishButton } from './publish-button';
import { trackControl } from './track-control';

/** The bar above the preview, with the notices below it. */
export function TopBar(): JSX.Element {
  return (
    <div className="nh-page-head">
      <Bar />
      <Notices />
    </div>
  );
}

function Bar(): ReactNode {
  const { exitAddress, previewAddress, editedBlock, leaveBlock } = useOpenedPage();
  return (
    <header className="nh-kits nh-page-bar" part="bar">
      {editedBlock === undefined ? (
        <a
          part="button"
          data-do="exit"
          href={exitAddress}
          onClick={() => trackControl('elementor_logo_dropdown_exit_to_wordpress')}
        >
          {message('editor.bar.exit')}
        </a>
      ) : (
        <BackButton leave={leaveBlock} />
      )}
      <EditorMenu />
      <DocumentName />
      <SideButtons />
      {editedBlock === undefined && <PageSettingsButton />}
      <History />
      <Devices />
      <ChecklistButton />
      <SaveNote />
      {previewAddress !== undefined && <PreviewLink address={previewAddress} />}
      <PublishButton />
    </header>
  );
}

/** Puck's names of the two views at the start side. */
const views = { blocks: 'widget_panel_icon', outline: 'structure' } as const;

function SideButtons(): ReactNode {
  const current = usePuckState(({ appState: { ui } }) =>
    ui.leftSideBarVisible ? (ui.plugin?.current ?? 'blocks') : undefined,
  );
  const dispatch = usePuckState((state) => state.dispatch);
  const toggle = (view: keyof typeof views): void => {
    const ui = { plugin: { current: view }, leftSideBarVisible: current !== view };
    dispatch({ type: 'setUi', ui });
    trackControl(views[view]);
  };
  const button = (view: keyof typeof views, label: string): ReactNode => (
    <button
      type="button"
      part="button"
      aria-pressed={current === view}
      onClick={() => toggle(view)}
    >
      {label}
    </button>
  );
  return (
    <>
      {button('blocks', message('editor.bar.add'))}
      {button('outline', message('editor.bar.structure'))}
    </>
  );
}

function PageSettingsButton(): ReactNode {
  const open = useOpenPlace();
  return (
    <button type="button" part="button" aria-haspopup="dialog" onClick={() => open('pageSettings')}>
      {message('editor.bar.settings')}
    </button>
  );
}

/** The curved arrows of undo and redo. */
const arrows = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
} as const;

function History(): ReactNode {
  const commands = useCommands();
  const canUndo = usePuckState(() => commands.steps.canUndo);
  const canRedo = usePuckState(() => commands.steps.canRedo);
  const button = (name: keyof typeof arrows, isOff: boolean): ReactNode => {
    const label = message(`editor.bar.${name}`);
    // A button that is disabled while it has the focus would lose it.
    return (
      <button
        type="button"
        part="button"
        data-do={name}
        title={label}
        aria-disabled={isOff}
        onClick={() => commands[name]()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={arrows[name]} />
        </svg>
        <span className="nh-unseen">{label}</span>
      </button>
    );
  };
  return (
    <>
      {button('undo', !canUndo)}
      {button('redo', !canRedo)}
    </>
  );
}

function SaveNote(): ReactNode {
  const state = useSaveState();
  return (
    <p part="save-state" role="status" data-state={state}>
      {message(`editor.state.${state}`)}
    </p>
  );
}
