import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import * as z from 'zod/mini';
import { kitErrorStatus } from '../../../demo/server/kits/kit-error';
import * as contents from '../../../src/elements/kits/wire/contents';
import * as exports from '../../../src/elements/kits/wire/export';
import * as files from '../../../src/elements/kits/wire/files';
import * as imports from '../../../src/elements/kits/wire/import';
import * as manifest from '../../../src/elements/kits/wire/manifest';
import * as uploads from '../../../src/elements/kits/wire/upload';
import { siteForTests } from '../site';
import { administrator, adminPassword, kitCall } from './administrator';

/** The shapes that examples may have, by the word after `json`. */
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

describe('the description of the kits’ server API', () => {
  const site = siteForTests({ adminPassword });
  let text = '';
  before(async () => {
    text = await readFile(new URL('../../../docs/kits-api.md', import.meta.url), 'utf8');
  });

  it('has examples that are what they are said to be, to the last key', () => {
    const blocks = [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)];
    expect(blocks.length).to.be.greaterThan(9);
    for (const [, info = '', json = ''] of blocks) {
      const [language, name = ''] = info.split(' ');
      expect(language, json).to.equal('json');
      const shape = shapes[name];
      if (!(shape instanceof z.ZodMiniType)) throw new Error(`There is no shape "${name}".`);
      const example: unknown = JSON.parse(json);
      // A key that the shape does not know would be left out.
      expect(shape.parse(example), info).to.deep.equal(example);
    }
  });

  it('says of each code how it is answered', () => {
    for (const code of imports.kitErrorCodes) {
      expect(text).to.include(`| \`${code}\` | ${kitErrorStatus(code)} |`);
    }
  });

  it('names calls that the server knows', async () => {
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
