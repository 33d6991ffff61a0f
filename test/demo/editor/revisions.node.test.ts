import { expect } from 'chai';
import type { Revision } from '../../../src/api/pages/revision';
import type { PageDocument } from '../../../src/page';
import { Author, heading, pageWith } from './author';
import { authorForTests } from './author-for-tests';

const MINUTE = 60_000;

describe('the revisions of a page', () => {
  const desk = authorForTests();

  const list = async () =>
    (await desk().ada.person.call<{ revisions: Revision[] }>(`GET pages/${desk().id}/revisions`))
      .body.revisions;
  const draft = (title: string) => pageWith(heading('a1', title));

  it('hold the saves of ten minutes of one person as one', async () => {
    const { site, ada, id } = desk();
    await ada.save(id, 1, draft('one'));
    await ada.save(id, 2, draft('two'));
    site.pass(11 * MINUTE);
    await ada.save(id, 3, draft('three'));
    expect((await list()).map(({ number }) => number)).to.deep.equal([4, 3, 1]);
  });

  it('keep a save of their own when the editor says so, and the saves of other people', async () => {
    const { site, ada, id } = desk();
    const grace = await Author.at(site, 'editor');
    await ada.save(id, 1, draft('one'));
    await ada.save(id, 2, draft('two'), { isKept: true });
    await grace.save(id, 3, draft('three'));
    const kept = await list();
    expect(kept.map(({ number, person }) => `${number} ${person}`).slice(0, 3)).to.deep.equal([
      '4 editor',
      '3 admin',
      '2 admin',
    ]);
  });

  it('keep that save when the next one follows at once', async () => {
    const { ada, id } = desk();
    await ada.save(id, 1, draft('one'));
    await ada.save(id, 2, draft('two'), { isKept: true });
    await ada.save(id, 3, draft('three'));
    await ada.save(id, 4, draft('four'));
    expect((await list()).map(({ number }) => number)).to.deep.equal([5, 3, 2, 1]);
  });

  it('name a draft that was restored, and keep it and the one before', async () => {
    const { ada, id } = desk();
    await ada.save(id, 1, draft('one'));
    await ada.save(id, 2, draft('restored'), { isRestored: true });
    await ada.save(id, 3, draft('three'));
    expect((await list()).map(({ number, kind }) => `${number} ${kind}`)).to.deep.equal([
      '4 saved',
      '3 restored',
      '2 saved',
      '1 outside',
    ]);
  });

  it('never merge into the published one', async () => {
    const { ada, id } = desk();
    await ada.save(id, 1, draft('one'));
    await ada.publish(id, 2);
    await ada.save(id, 2, draft('two'));
    expect(
      (await list())
        .map(({ number, kind, isPublished }) => [number, kind, isPublished])
        .slice(0, 2),
    ).to.deep.equal([
      [3, 'saved', false],
      [2, 'published', true],
    ]);
  });

  it('can be read and restored, and those between stay', async () => {
    const { ada, id } = desk();
    await ada.save(id, 1, draft('one'));
    await ada.save(id, 2, draft('two'), { isKept: true });
    const { body: earlier } = await ada.person.call<{ document: PageDocument }>(
      `GET pages/${id}/revisions/2`,
    );
    expect(earlier.document.content).to.deep.equal(draft('one').content);
    const { body } = await ada.restore(id, 2, 3);
    expect(body.revision).to.equal(4);
    expect((await ada.open(id)).body.document.content).to.deep.equal(draft('one').content);
    expect((await list()).map(({ number, kind }) => `${number} ${kind}`).slice(0, 3)).to.deep.equal(
      ['4 restored', '3 saved', '2 saved'],
    );
  });

  it('are refused when they do not exist, or the page has changed', async () => {
    const { ada, id } = desk();
    expect((await ada.person.call(`GET pages/${id}/revisions/9`)).body.code).to.equal(
      'nh_page_no_revision',
    );
    expect((await ada.person.call(`GET pages/${id}/revisions/__proto__`)).status).to.equal(404);
    expect((await ada.restore(id, 9, 1)).status).to.equal(404);
    expect((await ada.restore(id, 1, 7)).status).to.equal(409);
  });

  it('are at most a hundred, with the published one', async () => {
    const { ada, id } = desk();
    for (let revision = 1; revision <= 110; revision += 1) {
      await ada.save(id, revision, draft(String(revision)), { isKept: true });
    }
    const kept = await list();
    expect(kept).to.have.length(100);
    expect(kept[0]?.number).to.equal(111);
    expect(kept.at(-1)).to.include({ number: 1, isPublished: true });
  });
});
