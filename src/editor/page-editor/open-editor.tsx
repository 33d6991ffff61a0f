import { Puck } from '@puckeditor/core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { toPuckData } from '../data/to-puck';
import { shownConfig } from '../nodes/config';
import { useBreakpoints } from '../nodes/edit-site';
import { HiddenStates, HiddenStatesContext } from '../nodes/hidden/hidden-states';
import { ItemChoices, ItemChoicesContext } from '../nodes/item-choices';
import { SettingRequests, SettingRequestsContext } from '../nodes/setting-requests';
import { viewportsOf } from '../nodes/viewports';
import type { OpenedPage, PageStore } from '../page-store';
import { SavedBlockStore } from '../saving/saved-block-store';
import { useColourPicking } from './colour-picking';
import { overridesFor } from './editor-parts';
import { useBlockAddress } from './globals/use-block-address';
import { type EditedPage, isLocked, OpenedPageContext, useStorePart } from './opened-page';
import type { PageEditorProps } from './page-editor';
import { usePreferenceValues } from './preferences/preferences';
import { usePuckLabels } from './puck-labels';
import { puckWords } from './puck-words';
import { useChanges } from './use-changes';

/** A global block that is edited in place of the page; without a store, the page is shown again after one. */
export interface EditedBlock {
  readonly id?: string;
  readonly store?: PageStore;
}

interface OpenProps extends PageEditorProps {
  readonly block: EditedBlock | undefined;
  readonly setBlock: (block: EditedBlock) => void;
  readonly page: OpenedPage;
  readonly reopen: (page: OpenedPage) => void;
  readonly isReopened: boolean;
}

/** The editor of a page that is open. */
export function OpenEditor(props: OpenProps): ReactNode {
  const { store, page, reopen, isReopened, account, templates, block, setBlock } = props;
  const { files, exitAddress, themeAddress, helpAddress } = props;
  const { colorScheme } = usePreferenceValues();
  const editedBlock = block?.id;
  // The page's own, not those of a block.
  const notes = editedBlock === undefined ? props.notes : undefined;
  const previewAddress = editedBlock === undefined ? props.previewAddress : undefined;
  const { take, write, flush } = useChanges(store, page.document);
  const breakpoints = useBreakpoints();
  const [choices] = useState(() => new ItemChoices());
  const [hidden] = useState(() => new HiddenStates());
  const [requests] = useState(() => new SettingRequests());
  const box = useRef<HTMLDivElement>(null);
  const builder = props.builder ?? 'elementor';
  useColourPicking(box, builder);
  usePuckLabels(box);
  const data = useMemo(() => toPuckData(page.document), [page]);
  const viewports = useMemo(() => viewportsOf(breakpoints), [breakpoints]);
  const isReadOnly = useStorePart(store, (one) => isLocked(one, page));
  const may = page.rights.edit && !isReadOnly;
  const permissions = useMemo(() => permissionsOf(may), [may]);
  const config = useMemo(shownConfig, []);
  const dictionary = useMemo(puckWords, []);
  const ui = useMemo(firstUi, []);
  const overrides = useMemo(() => overridesFor(files, builder), [files, builder]);
  const blocks = props.site?.blocks;
  const edited = useMemo<EditedPage>(
    () => ({
      ...{ store, page, notes, account, templates, write, flush, reopen, isReopened },
      ...{ exitAddress, previewAddress, themeAddress, helpAddress },
      editedBlock,
      editBlock:
        blocks &&
        ((id) => {
          // The store sends it when it is closed.
          flush();
          setBlock({ id, store: new SavedBlockStore(blocks, id, page) });
        }),
      leaveBlock: () => setBlock({}),
    }),
    [
      ...[store, page, notes, account, templates, write, flush, reopen, isReopened],
      ...[exitAddress, previewAddress, themeAddress, helpAddress],
      ...[editedBlock, blocks, setBlock],
    ],
  );
  useBlockAddress(edited);
  return (
    <OpenedPageContext.Provider value={edited}>
      <div ref={box} className="nh-page-editor" part="editor" data-scheme={colorScheme}>
        <ItemChoicesContext.Provider value={choices}>
          <HiddenStatesContext.Provider value={hidden}>
            <SettingRequestsContext.Provider value={requests}>
              <Puck
                config={config}
                height="100%"
                {...{ data, viewports, overrides, permissions, dictionary, ui }}
                onChange={take}
              />
            </SettingRequestsContext.Provider>
          </HiddenStatesContext.Provider>
        </ItemChoicesContext.Provider>
      </div>
    </OpenedPageContext.Provider>
  );
}

/** A window in which the list of elements is closed at first, so that the page can be read. The bar opens it. */
const smallWindow = '(width < 72rem)';

function firstUi() {
  return matchMedia(smallWindow).matches ? { leftSideBarVisible: false } : {};
}

function permissionsOf(may: boolean) {
  return { drag: may, insert: may, duplicate: may, delete: may, edit: may };
}
