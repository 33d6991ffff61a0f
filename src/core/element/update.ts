/**
 * A promise that is resolved from outside, once the changes are rendered or will not be rendered.
 */
export class Update {
  readonly promise: Promise<void>;
  resolve: () => void = () => {};

  constructor() {
    this.promise = new Promise((done) => {
      this.resolve = done;
    });
  }
}
