import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock } from 'node:test';
import { expect } from 'chai';
import { openDatabase } from '../../../demo/server/database';
import { openKit } from '../../../demo/server/kits/imports/open';
import type { Progress } from '../../../demo/server/kits/long-work';
import type { Upload } from '../../../demo/server/kits/uploads/records';
import { defaultLimits } from '../../../demo/server/limits';
import type { Site } from '../../../demo/server/site';
import { closeDatabase, type Database } from '../../../server/database';
import { temporaryFolder } from '../../shared';
import { kitOfPages, pageFile } from './made-kits';

/** Documents of the kit: several batches. */
const COUNT = 220;

const kit = kitOfPages(
  ...Array.from({ length: COUNT }, (_, at) => pageFile({ slug: `page-${at}` })),
);

/** Progress that calls a function at each change. */
function watched(changed: (field: 'done' | 'total') => void): Progress {
  return new Proxy<Progress>(
    { done: 0, total: 0 },
    {
      set(progress, field: 'done' | 'total', value) {
        progress[field] = value;
        changed(field);
        return true;
      },
    },
  );
}

describe('the time limit of a kit’s opening', () => {
  const folder = temporaryFolder('nh-opening');
  const path = join(folder, 'kit.zip');
  const upload = { id: 'u', person: 'admin', source: 'file', size: kit.length } as Upload;
  let database: Database;
  before(() => {
    writeFileSync(path, kit);
    database = openDatabase(folder);
  });
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());
  after(() => closeDatabase(database));

  const open = (progress: Progress) =>
    openKit(
      { database, clock: () => 0, limits: defaultLimits, kits: {} } as Site,
      upload,
      path,
      progress,
    );

  it('is that of a batch: a large kit may take longer', async () => {
    let passed = 0;
    const progress = watched((field) => {
      if (field === 'total') return;
      mock.timers.tick(defaultLimits.kitTime - 1);
      passed += defaultLimits.kitTime - 1;
    });
    await open(progress);
    expect(passed).to.be.greaterThan(4 * (defaultLimits.kitTime - 1) - 1);
    const { items } = database.prepare('SELECT count(*) AS items FROM kit_import_items').get() as {
      items: number;
    };
    expect(items).to.equal(COUNT);
  });

  it('ends an opening that makes no progress', async () => {
    const progress = watched((field) => {
      if (field === 'total') mock.timers.tick(defaultLimits.kitTime);
    });
    const error = await open(progress).catch((fault: unknown) => fault);
    expect(error).to.have.property('code', 'timeout');
  });
});
