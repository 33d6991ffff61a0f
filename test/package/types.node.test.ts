import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';

const page = `
import type {} from 'nh-elements';
import type {} from 'nh-elements/react';
import { createElement } from 'react';

const form = document.createElement('nh-contact-form');
form.settings = {};
document.addEventListener('nh-form-submit', (event) => event.detail.status.length);
window.addEventListener('nh-error', (event) => event.detail.phase.length);
form.addEventListener('nh-form-submit', (event) => event.detail.status.length);
export const drawn = <nh-contact-form loading="eager" settings="{}" />;
export const made = createElement('nh-contact-form');
`;

/** A site's own events, declared on the package's interface. */
const tracking = `
import { configureTracking, track, trackApp, trackEvents } from 'nh-elements/tracking';
import { catalogue, kitEventMap } from 'nh-elements/tracking/catalogue';

declare module 'nh-elements/tracking' {
  interface TrackedEvents { form_sent: { form: number } }
}

configureTracking({ consent: true, beacon: '/count', catalogue });
track('form_sent', { form: 7 });
track('kit_cloud_library_apply', { kit_cloud_id: '7' });
track('top_bar_finder');
track('checklist_steps_done_set_fonts');
trackApp('kit-library/kit-card-click', { kit_name: 'Bindery' });
trackEvents(kitEventMap);
trackEvents({ 'nh-form-submit': () => ['form_sent', { form: 7 }] });
// @ts-expect-error a field that the catalogue does not have
track('kit_cloud_library_apply', { kit_cloud_name: 'Bindery' });
// @ts-expect-error a field that the site has not declared
track('form_sent', { title: 'Contact' });
// @ts-expect-error a name that nobody has declared
track('form_received');
`;

describe('the published types', () => {
  it('let a page set properties, listen anywhere, say when an element loads and declare its own events', () => {
    // Inside the package, so that its own name resolves through its exports.
    const folder = mkdtempSync(join(root, 'dist/types-'));
    try {
      writeFileSync(join(folder, 'page.tsx'), page);
      writeFileSync(join(folder, 'tracking.ts'), tracking);
      const options =
        '--noEmit --strict --skipLibCheck false --jsx react-jsx --module nodenext --target es2022 --lib es2023,dom,dom.iterable,dom.asynciterable --types react';
      const tsc = `${root}node_modules/typescript/bin/tsc`;
      const sources = [join(folder, 'page.tsx'), join(folder, 'tracking.ts')];
      const args = [tsc, '--ignoreConfig', ...sources, ...options.split(' ')];
      let said = '';
      try {
        execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
      } catch (error) {
        said = (error as { stdout: string }).stdout;
      }
      expect(said).to.equal('');
    } finally {
      rmSync(folder, { recursive: true });
    }
  }).timeout(60_000);

  it('import no stylesheet', () => {
    const types = `${root}dist/types/`;
    for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.d.ts')) continue;
      expect(readFileSync(types + name, 'utf8'), name).not.to.match(/from ['"][^'"]*\.css/);
    }
  });
});
