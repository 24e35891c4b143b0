/** Waits for a press to end before the layout shifts, or the click would miss what was pressed. */

let isPressed = false;
let isListening = false;
let waiting: (() => void)[] = [];

/** Runs immediately, or after the click if a pointer is currently down. */
export function whenReleased(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}

/** Starts observing presses, once per page; in the browser only. */
export function watchPresses(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('mousedown', press, true);
  // A drag ends without a mouseup, and so does a press interrupted by another window.
  for (const end of ['mouseup', 'dragend', 'blur'] as const) addEventListener(end, release, end !== 'blur');
}

function press(): void {
  isPressed = true;
}

/** The click event follows the release in the same task. */
function release(): void {
  setTimeout(() => {
    isPressed = false;
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  });
}
