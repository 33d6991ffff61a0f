import { type ApiError, callApi } from '../../api/client';
import { savedBlockRoutes } from '../../api/routes/saved-blocks';
import type { Elements } from '../../page';
import { answered } from './answered';
import type { SavedBlocks } from './saved-blocks';

/** The saved blocks of the site's own API. */
export function apiSavedBlocks(): SavedBlocks {
  const { listBlocks, saveBlock, readBlock, changeBlock, listBlockUses, deleteBlock } =
    savedBlockRoutes;
  return {
    list: async () => answered(await callApi(listBlocks, {})).blocks,
    async read(id) {
      const result = await callApi(readBlock, { params: { id } });
      return result.error?.reason === 'not-found' ? undefined : answered(result);
    },
    add: async (title, content) =>
      answered(await callApi(saveBlock, { body: { title, content: sent(content) } })),
    async change(id, revision, { title, content }) {
      const body = {
        revision,
        ...(title !== undefined && { title }),
        ...(content && { content: sent(content) }),
      };
      const result = await callApi(changeBlock, { params: { id }, body });
      return isNewer(result.error) ? undefined : answered(result);
    },
    uses: async (id) => answered(await callApi(listBlockUses, { params: { id } })).uses,
    async remove(id) {
      answered(await callApi(deleteBlock, { params: { id }, query: { leave: 'copies' as const } }));
    },
  };
}

/** Whether a change was refused for a newer revision. A block that would contain itself has none. */
function isNewer(error: ApiError | undefined): boolean {
  return error?.reason === 'conflict' && typeof error.data?.revision === 'number';
}

const sent = (content: Elements) => [...content];
