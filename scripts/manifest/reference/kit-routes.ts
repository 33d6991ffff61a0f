import { slug } from 'github-slugger';
import type { Route } from '../../../src/api/route';
import { routeGroups } from '../../../src/api/routes';
import { withGeneratedBlocks } from './generated-blocks';
import { cell } from './settings-table';

const { contents, exports, uploads, imports } = routeGroups;

/**
 * `docs/kits-api.md` with the list of its requests in a generated block.
 *
 * @param document the present text, whose sentences outside the block stay
 */
export function kitsApiGuide(document: string): string {
  return withGeneratedBlocks(document, new Map([['requests', requestList()]]), 'docs/kits-api.md');
}

function requestList(): string {
  const routes: readonly Route[] = [contents, exports, uploads, imports].flatMap((group) =>
    Object.values<Route>(group),
  );
  const rows = routes.map(
    ({ method, path, summary, status = 200 }) =>
      `| [\`${method} ${path}\`](#${slug(`${method} ${path}`)}) | ${status} | ${cell(summary)} |`,
  );
  return ['| request | status | what it does |', '| --- | --- | --- |', ...rows].join('\n');
}
