/** Not shown: the page sets the answer. */
export function HiddenControl() {
  return null;
}
