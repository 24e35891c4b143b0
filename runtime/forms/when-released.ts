/** Lets a press of the mouse or finger end before the page moves, or the click would land beside what was pressed. */

let isPressed = false;
let isListening = false;
let waiting: (() => void)[] = [];

/** Runs at once, or after the click when a button is held down just now. */
export function whenReleased(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}

/** Begins to look at presses, once for the whole page; only in a browser. */
export function watchPresses(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('mousedown', press, true);
  // A drag ends without a release, and so does a press that another window takes over.
  for (const end of ['mouseup', 'dragend', 'blur'] as const) addEventListener(end, release, end !== 'blur');
}

function press(): void {
  isPressed = true;
}

/** The click follows the release in the same turn. */
function release(): void {
  setTimeout(() => {
    isPressed = false;
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  });
}
