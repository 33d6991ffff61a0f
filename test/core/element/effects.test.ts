import { expect } from '@open-wc/testing';
import { type ReactNode, useEffect } from 'react';
import { drawn, probeTag } from './fixtures';

/** The tag of an element with `Body` as its body. */
const tagOf = (Body: () => ReactNode): string =>
  probeTag({ load: () => ({ default: Body as never, styles: '' }) });

/** Returns the errors that reach the window while `act` runs, hidden from mocha. */
async function uncaught(act: () => Promise<unknown>): Promise<string[]> {
  const errors: string[] = [];
  const original = window.onerror;
  window.onerror = (_message, _file, _line, _column, error) => {
    errors.push(String(error));
    return true;
  };
  await act().finally(() => {
    window.onerror = original;
  });
  return errors;
}

describe('the passive effects of a body', () => {
  it('have run when its element counts as drawn', async () => {
    let ran = 0;
    const Body = (): ReactNode => {
      useEffect(() => void ran++);
      return null;
    };
    const tag = tagOf(Body);
    const element = await drawn(`<${tag}></${tag}>`);
    expect(ran).to.equal(1);
    element.setAttribute('size', '9');
    await element.updateComplete;
    expect(ran).to.equal(2);
  });

  it('that throw during removal do not stop the effects of others', async () => {
    const log: string[] = [];
    const bodyThatLogs = (name: string, end: () => void) => (): ReactNode => {
      useEffect(() => {
        log.push(`${name} begins`);
        return end;
      }, []);
      return null;
    };
    const failing = tagOf(
      bodyThatLogs('one', () => {
        throw new Error('thrown in a cleanup');
      }),
    );
    const other = tagOf(bodyThatLogs('two', () => log.push('two ends')));
    const first = await drawn(`<${failing}></${failing}>`);
    const second = await drawn(`<${other}></${other}>`);
    const errors = await uncaught(async () => {
      first.remove();
      second.remove();
      await Promise.all([first.updateComplete, second.updateComplete]);
    });
    expect(errors).to.deep.equal(['Error: thrown in a cleanup']);
    expect(log).to.deep.equal(['one begins', 'two begins', 'two ends']);
  });
});
