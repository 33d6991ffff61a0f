import { join } from 'node:path';
import { expect } from 'chai';
import SQLite from 'libsql';
import type { Database } from '../../server/database';
import { transaction } from '../../server/transaction';
import { temporaryFolder } from '../shared';

describe('a transaction', () => {
  const path = join(temporaryFolder('transaction'), 'test.db');
  let database: Database;
  before(() => {
    database = new SQLite(path);
    database.exec('CREATE TABLE numbers (number INTEGER)');
  });
  afterEach(() => database.exec('DELETE FROM numbers'));
  after(() => database.close());

  const add = (number: number) => database.prepare('INSERT INTO numbers VALUES (?)').run(number);
  const numbers = () => database.prepare('SELECT number FROM numbers').pluck().all();
  const fail = (): never => {
    throw new Error('no');
  };

  it('returns the result of its work, and keeps the rows', () => {
    expect(transaction(database, () => add(1).changes)).to.equal(1);
    expect(numbers()).to.deep.equal([1]);
  });

  it('rolls back when its work throws, and passes the error on', () => {
    const work = () => {
      add(1);
      fail();
    };
    expect(() => transaction(database, work)).to.throw('no');
    expect(numbers()).to.deep.equal([]);
  });

  it('rolls back together with the transaction around it', () => {
    const work = () => {
      transaction(database, () => add(1));
      fail();
    };
    expect(() => transaction(database, work)).to.throw('no');
    expect(numbers()).to.deep.equal([]);
  });

  it('takes the write lock before its first read', () => {
    const other = new SQLite(path);
    transaction(database, () => {
      expect(() => transaction(other, () => undefined)).to.throw(/locked/);
    });
    other.close();
  });
});
