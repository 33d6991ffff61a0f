import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { build, type Rolldown } from 'vite';
import { root } from '../../scripts/contracts';

/** The bundle of an app's entry without React. */
async function bundled(entry: string): Promise<string> {
  const virtual = { name: 'app', resolveId: only('app', 'app'), load: only('app', entry) };
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [virtual],
    build: {
      write: false,
      rolldownOptions: { input: 'app', external: /^react/, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return output.output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

/** Answers `answer` where it is asked for `id`. */
function only(id: string, answer: string): (asked: string) => string | undefined {
  return (asked) => (asked === id ? answer : undefined);
}

describe('nh-elements/react, as it is built', () => {
  it('is code of the client, for frameworks that render on a server only', () => {
    expect(readFileSync(`${root}dist/react.js`, 'utf8')).to.match(/^['"]use client['"];/);
  });

  it('brings an app only the components that it uses, and no element', async () => {
    const code = await bundled("export { NhLightbox } from 'nh-elements/react';");
    expect(code).to.contain('nh-lightbox');
    expect(code).not.to.contain('nh-contact-form');
    expect(code).not.to.contain('customElements');
    expect(code.length).to.be.lessThan(4000);
  });
});
