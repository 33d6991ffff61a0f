import { type JSX, type ReactNode, useRef, useState } from 'react';
import type { FrameFiles } from '../nodes/editor-frame';
import { usePuckState } from '../nodes/use-puck-state';
import { HtmlHintContext } from '../panel/html-hint';
import { useReturnFromConnecting } from './account/use-return-from-connecting';
import { NodeActionBar } from './canvas/action-bar';
import { Canvas } from './canvas/canvas';
import { hasHtmlTexts } from './canvas/html-place';
import { TextEditing, TextEditingContext } from './canvas/text-editing';
import { TextTools } from './canvas/text-tools';
import { useKeptChoice } from './canvas/use-kept-choice';
import { ChecklistProvider } from './checklist/checklist';
import { CommandsProvider } from './commands';
import { useRecentDocument } from './document-name/use-recent-document';
import { BlockActs } from './globals/block-acts';
import { PanelTabProvider } from './globals/panel-tab';
import { WidgetPanel } from './globals/widget-panel';
import { HistorySteps } from './history/history-steps';
import { InsertItem, useInsertion } from './insert-item';
import { WithMedia } from './media/with-media';
import { message } from './messages';
import { NodeMenu } from './node-menu';
import { Places } from './places/places';
import { TopBar } from './top-bar/top-bar';
import { StructureTree } from './tree/structure-tree';
import { useTrackedSections } from './use-tracked-sections';

/** Puck's places that the editor fills. The functions stay the same, since Puck remounts a changed one. */
export function overridesFor(files: FrameFiles, builder: string) {
  return {
    puck: Parts,
    header: TopBar,
    outline: StructureTree,
    drawer: WidgetPanel,
    drawerItem: InsertItem,
    actionBar: NodeActionBar,
    iframe: (props: { readonly children: ReactNode; readonly document?: Document }) => (
      <Canvas {...props} {...files} builder={builder} />
    ),
  };
}

/** The commands and menus that all parts of the editor share inside Puck. */
function Parts({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <CommandsProvider>
      <HistorySteps />
      <WithMedia>
        <Places>
          <BlockActs>
            <PanelTabProvider>
              <NodeMenu>
                <ChecklistProvider>
                  <Keys>{children}</Keys>
                </ChecklistProvider>
              </NodeMenu>
            </PanelTabProvider>
          </BlockActs>
        </Places>
      </WithMedia>
    </CommandsProvider>
  );
}

function Keys({ children }: { readonly children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [texts] = useState(() => new TextEditing());
  const keptChoice = useKeptChoice();
  const chosenType = usePuckState(({ selectedItem }) => selectedItem?.type);
  const htmlHint = hasHtmlTexts(chosenType) ? message('editor.text.html') : undefined;
  useInsertion(box);
  useTrackedSections(box);
  useRecentDocument();
  useReturnFromConnecting();
  return (
    <TextEditingContext.Provider value={texts}>
      <HtmlHintContext.Provider value={htmlHint}>
        <div ref={box} part="parts" {...keptChoice}>
          {children}
        </div>
      </HtmlHintContext.Provider>
      <TextTools />
    </TextEditingContext.Provider>
  );
}
