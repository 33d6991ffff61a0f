import { expect } from 'chai';
import { openDatabase } from '../../../demo/server/database';
import { addRevision, readRevision } from '../../../demo/server/editor/revisions';
import { closeDatabase } from '../../../server/database';
import { temporaryFolder } from '../../shared';
import { pageWith } from './author';

describe('the tables of the page editor', () => {
  it('of an earlier release get the columns that they lack', () => {
    const folder = temporaryFolder('editor-earlier');
    const early = openDatabase(folder);
    early.exec('ALTER TABLE page_revisions DROP COLUMN kept');
    closeDatabase(early);
    const later = openDatabase(folder);
    const { id } = later.prepare('SELECT id FROM documents').get() as { id: number };
    const saved = { kind: 'saved', person: 'ada', save: 's', saved: 1 } as const;
    addRevision(later, id, 1, { ...saved, document: pageWith(), isKept: true });
    expect(readRevision(later, id, 1).isKept).to.equal(true);
    closeDatabase(later);
  });
});
