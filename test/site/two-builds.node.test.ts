import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';
import { readSite, type Site, type Visit } from '../page-objects/site/browser';
import { type Mix, otherBuild, serveMix } from '../page-objects/site/two-builds';

const now = `${root}dist/cdn`;

let site: Site;
let old: string;
before(async () => {
  [site, old] = await Promise.all([readSite(), otherBuild()]);
});
after(() => site.close());

const either = [false, true];

/** All mixes of old and new files. */
const mixes: Mix[] = either.flatMap((isAutoloadOld) =>
  either.flatMap((areEntriesOld) =>
    either.flatMap((isOldGone) =>
      [[], ['define/accordion', 'define/contact-form']].map((imports) => ({
        isAutoloadOld,
        areEntriesOld,
        isOldGone,
        imports,
      })),
    ),
  ),
);

function inWords({ isAutoloadOld, areEntriesOld, isOldGone, imports }: Mix): string {
  const age = (isOld: boolean): string => (isOld ? 'old' : 'new');
  return (
    `${age(isAutoloadOld)} autoload.js, ${age(areEntriesOld)} entries, ` +
    `${imports.length > 0 ? 'which the page imports too, ' : ''}old files ${isOldGone ? 'gone' : 'there'}`
  );
}

/** Whether code of both builds runs. */
function areTwo({ isAutoloadOld, areEntriesOld, isOldGone, imports }: Mix): boolean {
  if (isAutoloadOld && isOldGone) return true;
  // An old entry whose file is gone fails.
  return imports.length > 0 && isAutoloadOld !== areEntriesOld && !(areEntriesOld && isOldGone);
}

async function visitWith(mix: Mix, path: string): Promise<{ visit: Visit; warnings: string[] }> {
  const warnings: string[] = [];
  const visit = await site.visit(path, {
    alive: false,
    prepare: async (page) => {
      page.on('console', (line) => {
        if (line.text().includes('two versions')) warnings.push(line.text());
      });
      await serveMix(page, old, now, mix);
    },
  });
  return { visit, warnings };
}

async function leaves({ visit, warnings }: Awaited<ReturnType<typeof visitWith>>, mix: Mix) {
  await visit.page.waitForNetworkIdle();
  expect(warnings.length).to.equal(areTwo(mix) ? 1 : 0);
  // Files that are gone are complaints of the browser.
  expect(visit.complaints.filter((line) => !line.includes('404'))).to.deep.equal([]);
  await visit.leave();
}

describe('a page after an update', () => {
  for (const mix of mixes) {
    it(`draws a form: ${inWords(mix)}`, async () => {
      const mixed = await visitWith(mix, '/contact/json');
      await mixed.visit.page.waitForSelector('nh-contact-form form[novalidate]');
      await leaves(mixed, mix);
    });

    it(`adopts an accordion: ${inWords(mix)}`, async () => {
      const mixed = await visitWith(mix, '/built-adopted?top=accordion&only=accordion');
      await mixed.visit.page.waitForSelector('.elementor-accordion[data-nh-live]');
      await leaves(mixed, mix);
    });
  }

  it('follows configure() of the old build’s index.js', async () => {
    const mix = { isAutoloadOld: false, areEntriesOld: true, isOldGone: false, imports: [] };
    const { visit } = await visitWith(mix, '/contact/json');
    await visit.page.waitForSelector('nh-contact-form form[novalidate]');
    const elsewhere = visit.page.waitForRequest((request) => request.url().includes('/elsewhere/'));
    await visit.page.evaluate(async (address) => {
      const { configure } = await import(address);
      configure({ restRoot: '/elsewhere' });
      document.querySelector<HTMLFormElement>('nh-contact-form form')?.requestSubmit();
    }, '/assets/nh/index.js');
    await elsewhere;
    await visit.leave();
  });

  it('has React’s file under the same name', () => {
    const react = (folder: string): string[] =>
      readdirSync(`${folder}/chunks`).filter((name) => name.startsWith('react-'));
    expect(react(old)).to.deep.equal(react(now));
    const core = (folder: string): string[] =>
      readdirSync(`${folder}/chunks`).filter((name) => name.startsWith('core-'));
    expect(core(old)).not.to.deep.equal(core(now));
  });
});
