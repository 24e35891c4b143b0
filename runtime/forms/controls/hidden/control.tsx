/** Not shown: the page knows the answer. */
export function HiddenControl() {
  return null;
}
