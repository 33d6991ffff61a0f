import assert from 'node:assert/strict';
import {
  countsOf,
  nextBatch,
} from '../../../../../src/elements/libraries/template-library/import/batches';
import type { FoundTemplate } from '../../../../../src/elements/libraries/template-library/import/read-files';

function found(bytes: number, fileType: FoundTemplate['fileType'] = 'zip'): FoundTemplate {
  const page_settings = { filling: 'x'.repeat(bytes) };
  const template = { title: 'Hero', type: 'page', content: [], page_settings };
  return { file: 'hero.json', fileType, template };
}

const megabyte = 1024 * 1024;

describe('a batch of templates', () => {
  it('has at most a hundred templates', () => {
    assert.equal(nextBatch(Array.from({ length: 250 }, () => found(10))).length, 100);
  });

  it('has at most 4 MB, unless a single template is larger', () => {
    assert.equal(nextBatch([found(megabyte), found(2 * megabyte), found(megabyte)]).length, 2);
    assert.equal(nextBatch([found(5 * megabyte), found(1)]).length, 1);
  });

  it('contains all templates if they are few, and none if there are none', () => {
    assert.equal(nextBatch([found(1), found(1)]).length, 2);
    assert.equal(nextBatch([]).length, 0);
  });

  it('is counted by file type', () => {
    assert.deepEqual(countsOf([found(1), found(1, 'json'), found(1)]), { zip: 2, json: 1 });
  });
});
