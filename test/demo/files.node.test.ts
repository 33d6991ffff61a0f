import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { displayName } from '../../demo/server/forms/attachments';
import {
  contactEntries,
  contactId,
  everyFieldEntries,
  everyFieldId,
  feedback,
  file,
} from './forms';
import { siteForTests } from './site';

describe('the files of visitors', () => {
  const site = siteForTests();
  const uploads = () => readdir(join(site().dataDir, 'uploads'));

  it('are saved under random names, with their original names in the database', async () => {
    const attachment = file('../../site.db.pdf', 9);
    await feedback(site(), contactId, { ...contactEntries, attachment });
    const [row] = site().rows('SELECT * FROM attachments');
    expect(row).to.include({ field: 'attachment', name: 'site.db.pdf', size: 9 });
    expect(row?.file).to.match(/^[0-9a-f-]{36}$/);
    expect(await uploads()).to.deep.equal([row?.file]);
    const kept = await readFile(join(site().dataDir, 'uploads', String(row?.file)), 'utf8');
    expect(kept).to.equal('A'.repeat(9));
  });

  for (const name of ['photos[]', 'photos']) {
    it(`can be several in one field, under the name ${name}`, async () => {
      const photos = [file(`${name} a.png`, 1), file(`${name} b.jpg`, 2)];
      const entries = { ...(await everyFieldEntries(site())), [name]: photos };
      expect((await feedback(site(), everyFieldId, entries)).status).to.equal('mail_sent');
      const rows = site().rows(
        `SELECT name FROM attachments WHERE field = 'photos'
         AND submission_id = (SELECT MAX(id) FROM submissions) ORDER BY id`,
      );
      expect(rows.map((row) => row.name)).to.deep.equal([`${name} a.png`, `${name} b.jpg`]);
    });

    it(`are validated under the name ${name}`, async () => {
      const entries = { ...(await everyFieldEntries(site())), [name]: file('a.exe') };
      const { status, invalid_fields } = await feedback(site(), everyFieldId, entries);
      expect(status).to.equal('validation_failed');
      expect(invalid_fields.map(({ field }) => field)).to.deep.equal(['photos']);
    });
  }

  it('are not saved without a matching field, or when the form is refused', async () => {
    const before = await uploads();
    await feedback(site(), 20, { note: 'x', attachment: file('a.pdf') });
    await feedback(site(), contactId, { attachment: file('a.pdf') });
    expect(await uploads()).to.deep.equal(before);
  });
});

describe('the displayed name of a file', () => {
  it('has no folders of any operating system', () => {
    expect(displayName('../../etc/passwd')).to.equal('passwd');
    expect(displayName('C:\\Users\\ada\\a.pdf')).to.equal('a.pdf');
  });

  it('has no control characters and none that change the writing direction', () => {
    expect(displayName('a\r\nb\u0000\u202Efdp.exe')).to.equal('abfdp.exe');
  });

  it('keeps its extension and whole characters when it is shortened', () => {
    const name = displayName(`${'📕'.repeat(200)}.pdf`);
    expect(name).to.equal(`${'📕'.repeat(116)}.pdf`);
  });

  it('is never empty', () => {
    expect(displayName('/')).to.equal('file');
  });
});
