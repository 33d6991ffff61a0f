import { rmSync } from 'node:fs';
import { expect } from 'chai';
import { documentTypes } from '../../../demo/server/cms/document';
import { documents } from '../../../demo/server/cms/documents';
import { openDatabase } from '../../../demo/server/database';
import { documentProblemText, readDocument } from '../../../src/page';
import { temporaryFolder } from '../../shared';

describe('the documents of a data folder', () => {
  it('are read as pages, complete and without a problem', () => {
    const folder = temporaryFolder('page-data');
    const database = openDatabase(folder);
    try {
      const all = documentTypes.flatMap((type) => documents(database, type));
      expect(all.length).to.be.greaterThan(10);
      for (const document of all) {
        const read = readDocument(document);
        expect(read.problems.map(documentProblemText), document.slug).to.deep.equal([]);
        expect(read.document.content).to.deep.equal(document.content);
        expect(read.document.page_settings).to.deep.include({
          ...document.pageSettings,
          post_title: document.title,
          post_name: document.slug,
          post_status: document.status,
        });
      }
    } finally {
      database.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
