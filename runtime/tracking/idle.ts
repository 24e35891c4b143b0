/** Time that a piece of work may take where the browser does not say. */
const BUDGET_MS = 50;

/** A busy page does the work after this time, too. */
const LONGEST_WAIT_MS = 1_000;

/** Runs work when the browser is idle. `left` says how many milliseconds remain. */
export function whenIdle(work: (left: () => number) => void): void {
  const withinBudget = () => {
    const start = Date.now();
    work(() => Math.max(0, BUDGET_MS - (Date.now() - start)));
  };
  if (typeof requestIdleCallback !== 'function') {
    setTimeout(withinBudget, 1);
    return;
  }
  requestIdleCallback((deadline) => (deadline.didTimeout ? withinBudget() : work(() => deadline.timeRemaining())), {
    timeout: LONGEST_WAIT_MS,
  });
}
