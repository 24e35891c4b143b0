/** A form that stands within another, with the button of that one: checked together with it, and sent before it. */
export interface FormPart {
  /** Shows all errors; resolves with whether there are none. */
  check(): Promise<boolean>;
  /** Moves the focus to the first visible error. */
  showFirst(): void;
  /** Resolves with whether it was sent; if not, the form says why. */
  send(): Promise<boolean>;
}
