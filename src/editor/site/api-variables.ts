import { callApi } from '../../api/client';
import { variableRoutes } from '../../api/routes/variables';
import { restAddress } from '../../core/config';
import { answered } from './answered';
import type { SiteVariables } from './site-variables';

/** The variables of the site's own API. */
export function apiVariables(): SiteVariables {
  const { listVariables, addVariable, changeVariable, listVariableUses, deleteVariable } =
    variableRoutes;
  return {
    key: restAddress('nh/v1/variables'),
    list: async () => answered(await callApi(listVariables, {})).variables,
    add: async (body) => answered(await callApi(addVariable, { body: { ...body } })),
    async change({ kind, id: variable, title, value, revision }) {
      const body = { title, value, revision };
      return answered(await callApi(changeVariable, { params: { kind, variable }, body }));
    },
    async uses({ kind, id: variable }) {
      return answered(await callApi(listVariableUses, { params: { kind, variable } })).uses;
    },
    async remove({ kind, id: variable }) {
      const request = { params: { kind, variable }, query: { leave: 'values' as const } };
      answered(await callApi(deleteVariable, request));
    },
  };
}
