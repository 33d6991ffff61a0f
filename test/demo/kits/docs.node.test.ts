import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import * as z from 'zod/mini';
import { kitErrorStatuses } from '../../../src/api/error-statuses';
import * as contents from '../../../src/api/kits/contents';
import { kitErrorCodes } from '../../../src/api/kits/errors';
import * as exports from '../../../src/api/kits/export';
import * as files from '../../../src/api/kits/files';
import * as imports from '../../../src/api/kits/import';
import * as manifest from '../../../src/api/kits/manifest';
import * as uploads from '../../../src/api/kits/upload';
import { siteForTests } from '../site';
import { administrator, adminPassword, kitCall } from './administrator';

/** The schemas of examples, by the word after `json`. */
const shapes: Readonly<Record<string, unknown>> = {
  ...contents,
  ...exports,
  ...files,
  ...imports,
  ...manifest,
  ...uploads,
  error: z.object({
    code: z.string(),
    message: z.string(),
    data: z.catchall(z.object({ status: z.number() }), z.unknown()),
  }),
};

describe('the documentation of the kits API', () => {
  const site = siteForTests({ adminPassword });
  let text = '';
  before(async () => {
    text = await readFile(new URL('../../../docs/kits-api.md', import.meta.url), 'utf8');
  });

  it('has examples that match their schemas exactly', () => {
    const blocks = [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)];
    expect(blocks.length).to.be.greaterThan(9);
    for (const [, info = '', json = ''] of blocks) {
      const [language, name = ''] = info.split(' ');
      expect(language, json).to.equal('json');
      const shape = shapes[name];
      if (!(shape instanceof z.ZodMiniType)) throw new Error(`There is no shape "${name}".`);
      const example: unknown = JSON.parse(json);
      // Parsing would drop unknown keys.
      expect(shape.parse(example), info).to.deep.equal(example);
    }
  });

  it('documents the response of each error code', () => {
    for (const code of kitErrorCodes) {
      expect(text).to.include(`| \`${code}\` | ${kitErrorStatuses[code]} |`);
    }
  });

  it('documents calls that the server has', async () => {
    const admin = await administrator(site());
    const calls = [...text.matchAll(/^### `([A-Z]+) \/kits\/(\S+)`$/gm)];
    expect(calls.length).to.be.greaterThan(5);
    for (const [call, method, path = ''] of calls) {
      const { status, body } = await kitCall(
        site(),
        admin,
        `${method} ${path.replace(/{\w+}/g, '0')}`,
      );
      expect([body.code, status], call).to.not.deep.equal(['rest_no_route', 404]);
    }
  });
});
