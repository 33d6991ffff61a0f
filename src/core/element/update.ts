/** A promise that is settled from outside: what was set is drawn, or will not be drawn. */
export class Update {
  readonly promise: Promise<void>;
  resolve: () => void = () => {};

  constructor() {
    this.promise = new Promise((done) => {
      this.resolve = done;
    });
  }
}
