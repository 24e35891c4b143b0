/** Ready-made reasons for rejecting jobs of several brands at once. Pure. */

export interface ReadyReason {
  key: string;
  title: string;
  text: string;
}

/** Those that all of these brands have, in the same words; in the order of the first. */
export function commonReasons(ofBrands: readonly (readonly ReadyReason[])[]): ReadyReason[] {
  const [first = [], ...others] = ofBrands;
  return first.filter(({ key, text }) =>
    others.every((reasons) => reasons.some((other) => other.key === key && other.text === text)),
  );
}
