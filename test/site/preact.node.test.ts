import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';
import { fillContact, lives, openSite, type Site } from '../page-objects/site/browser';
import { filesOf, pageLimits, weightOf } from '../page-objects/site/page-files';

const libraryFolder = `${root}dist/cdn-preact`;

let site: Site;
before(async () => {
  site = await openSite({ libraryFolder });
});
after(() => site.close());

describe('a drawn form in the Preact build', () => {
  it('can be filled in and sent without errors', async () => {
    const visit = await site.visit('/contact/json');
    await fillContact(visit.page, 'Drawn by Preact.');
    await visit.page.click('.wpcf7-submit');
    await visit.status('sent');
    expect(site.mailWith('Drawn by Preact.')).to.be.a('string');
    expect(visit.complaints).to.deep.equal([]);
    await visit.leave();
  });

  it('needs few small scripts, with Preact instead of React', async () => {
    const files = await filesOf(site, '/contact/json', (page) => lives(page, 'nh-contact-form'));
    const limit = pageLimits.preact['/contact/json'];
    expect(weightOf(files, libraryFolder)).to.be.at.most(limit?.bytes as number);
    expect(readFileSync(`${root}docs/loading.md`, 'utf8')).to.include(
      `at most ${(limit?.bytes as number) / 1000} kB of script`,
    );
    expect(files.length, files.join(' ')).to.be.at.most(limit?.files as number);
    expect(files.filter((file) => /\/preact-/.test(file))).to.have.lengthOf(1);
    expect(files.filter((file) => /\/react-/.test(file))).to.deep.equal([]);
  });
});
