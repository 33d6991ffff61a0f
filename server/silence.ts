/**
 * Passes a body on, and fails when its sender is silent for too long. The time of a slow reader does not count.
 *
 * @param onSilence ends the connection, and returns the error that the reader gets
 */
export function limitSilence(
  body: ReadableStream<Uint8Array>,
  milliseconds: number,
  onSilence: () => Error,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const timer = setTimeout(() => controller.error(onSilence()), milliseconds);
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
