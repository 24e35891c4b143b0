/** Runs asynchronous work of the registry one piece after another. */
export class Turns {
  private last: Promise<void> = Promise.resolve();
  private isStopped = false;
  private readonly fail: (error: unknown) => void;

  constructor(fail: (error: unknown) => void) {
    this.fail = fail;
  }

  /** Work that has not begun yet rejects. */
  stop(): void {
    this.isStopped = true;
  }

  /** Rejects when the work does; later work runs all the same. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const run = this.last.then(() => {
      if (this.isStopped) throw new Error('The registry is stopped.');
      return work();
    });
    this.last = run.then(
      () => undefined,
      (error) => {
        if (!this.isStopped) this.fail(error);
      },
    );
    return run;
  }
}
