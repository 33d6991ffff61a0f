import { expect } from 'chai';
import { PasswordTries } from '../../server/password-tries';
import { waitingLine } from '../../server/waiting-line';

const right = () => Promise.resolve(true);
const wrong = () => Promise.resolve(false);

/** Attempts of which none is within the rate limit. */
const tries = () => new PasswordTries(() => false, waitingLine(1));

/** Attempts in one task: no wait ends between the first and the last. */
const verdicts = (line: PasswordTries, addresses: readonly string[], check = right) =>
  Promise.all(addresses.map((address) => line.verdict(address, check)));

const nine = Array<string>(9).fill('192.0.2.1');
const queueIsFull = [...Array(5).fill('right'), ...Array(4).fill('excess')];

describe('simultaneous password attempts above the rate limit', () => {
  it('wait in a queue of five: further passwords are not checked', async () => {
    let checked = 0;
    const found = await verdicts(tries(), nine, () => {
      checked += 1;
      return right();
    });
    expect(found).to.deep.equal(queueIsFull);
    expect(checked).to.equal(5);
  });

  it('are excess when they have waited and are wrong', async () => {
    expect(await verdicts(tries(), nine.slice(0, 5), wrong)).to.deep.equal(Array(5).fill('excess'));
  });

  it('find an empty queue once those before have waited', async () => {
    const line = tries();
    await verdicts(line, nine);
    expect(await verdicts(line, nine)).to.deep.equal(queueIsFull);
  });

  it('have a queue for each network', async () => {
    const addresses = Array.from({ length: 6 }, (_, index) => `192.0.2.${index}`);
    expect(await verdicts(tries(), addresses)).to.deep.equal(Array(6).fill('right'));
    const sameNetwork = Array.from({ length: 6 }, (_, index) => `2001:db8::${index + 1}`);
    expect(await verdicts(tries(), sameNetwork)).to.deep.equal([
      ...Array(5).fill('right'),
      'excess',
    ]);
  });
});

describe('a password attempt within the rate limit', () => {
  it('is checked at once, beside a full queue', async () => {
    const isFamiliar = (key: string) => key === '198.51.100.1';
    const line = new PasswordTries(isFamiliar, waitingLine(1));
    const queued = verdicts(line, nine);
    const first = await Promise.race([queued, line.verdict('198.51.100.1', wrong)]);
    expect(first).to.equal('wrong');
    await queued;
  });
});
