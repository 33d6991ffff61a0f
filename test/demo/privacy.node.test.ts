import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { stored } from '../../demo/pages/privacy';
import { root } from '../../scripts/contracts';

const guide = readFileSync(`${root}docs/privacy.md`, 'utf8');

/** The sources of visitors' code that use a storage or set a cookie. */
const users = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => {
    const code = readFileSync(`${root}src/${file}`, 'utf8');
    return /\b(?:local|session)Texts\.write\(|sessionStorage\.setItem|document\.cookie =/.test(
      code,
    );
  });

describe('the pages on privacy', () => {
  it('name the same things that are stored, in the guide and on the demo', () => {
    for (const [name] of stored) expect(guide, name).to.include(`\`${name}`);
  });

  it('are complete: no other code stores anything', () => {
    expect(users.sort()).to.deep.equal([
      'elements/header/color-switcher/choice.ts',
      'elements/kits/kit-export/storage.ts',
      'elements/kits/kit-import/saved-choices.ts',
      'elements/kits/kit-import/upload/half-upload.ts',
      'elements/libraries/kit-library/saved-view.ts',
      'elements/libraries/template-library/saved-session.ts',
      'elements/maps/region-editor/drafts.ts',
      'elements/maps/region-map/choice.ts',
      'elements/maps/region-map/panel-position.ts',
      'elements/preview/template-preview/saved-data.ts',
      'elements/works/portfolio/grid/scroll-memory.ts',
      'tracking/sinks/event-queue.ts',
    ]);
  });
});
