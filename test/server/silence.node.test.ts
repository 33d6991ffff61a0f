import { expect } from 'chai';
import { limitSilence } from '../../server/silence';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a limit of silence', () => {
  it('passes a body on that keeps coming', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of ['a', 'b', 'c']) controller.enqueue(bytes(part));
        controller.close();
      },
    });
    const limited = limitSilence(body, 60_000, () => new Error('silent'));
    expect(await new Response(limited).text()).to.equal('abc');
  });

  it('fails when the sender stops in the middle', async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes('a')),
    });
    const limited = limitSilence(body, 10, () => new Error('The sender has stopped.'));
    const error = await new Response(limited).text().catch((reason: unknown) => reason);
    expect(String(error)).to.include('The sender has stopped.');
  });

  it('ends the body when the reader leaves', async () => {
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      cancel() {
        isCancelled = true;
      },
    });
    await limitSilence(body, 60_000, () => new Error('silent')).cancel();
    expect(isCancelled).to.equal(true);
  });
});
