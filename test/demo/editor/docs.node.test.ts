import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import * as z from 'zod/mini';
import { pageErrorStatuses } from '../../../src/api/error-statuses';
import * as document from '../../../src/api/pages/document';
import { pageErrorCodes } from '../../../src/api/pages/errors';
import * as lock from '../../../src/api/pages/lock';
import * as note from '../../../src/api/pages/note';
import * as page from '../../../src/api/pages/page';
import * as preferences from '../../../src/api/pages/preferences';
import * as revision from '../../../src/api/pages/revision';
import * as savedBlock from '../../../src/api/pages/saved-block';
import * as site from '../../../src/api/pages/site-settings';
import * as variable from '../../../src/api/pages/variable';
import { routeGroups } from '../../../src/api/routes';

/** The schemas of examples, by the word after `json`. */
const shapes: Readonly<Record<string, unknown>> = {
  ...document,
  ...lock,
  ...note,
  ...page,
  ...preferences,
  ...revision,
  ...savedBlock,
  ...site,
  ...variable,
  error: z.object({
    code: z.enum(pageErrorCodes),
    message: z.string(),
    data: z.looseObject({ status: z.number() }),
  }),
};

const text = readFileSync('docs/pages-api.md', 'utf8');

describe('the documentation of the pages API', () => {
  it('has examples that match their schemas exactly', () => {
    const blocks = [...text.matchAll(/^```json (\w+)\n([\s\S]*?)^```$/gm)];
    expect(blocks.length).to.be.greaterThan(6);
    for (const [, name = '', json = ''] of blocks) {
      const shape = shapes[name];
      if (!(shape instanceof z.ZodMiniType)) throw new Error(`There is no shape "${name}".`);
      const example: unknown = JSON.parse(json);
      // Parsing would drop unknown keys.
      expect(shape.parse(example), name).to.deep.equal(example);
    }
  });

  it('documents each error code with its status', () => {
    for (const code of pageErrorCodes) {
      expect(text).to.include(`| \`${code}\` | ${pageErrorStatuses[code]} |`);
    }
  });

  it('names every path of the routes', () => {
    const { pages, pageEditors, savedBlocks, variables, siteSettings, editorPreferences } =
      routeGroups;
    const groups = [pages, pageEditors, savedBlocks, variables, siteSettings, editorPreferences];
    const routes = groups.flatMap((group) => Object.values(group));
    for (const { path } of routes) expect(text).to.include(path);
  });
});
