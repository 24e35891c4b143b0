import { createContext, useContext } from 'react';

/** How controls can take part in the submission of their form. */
export interface FormHold {
  /** Called before answers are read: commit buffered input. Returns a function that unregisters it. */
  beforeSend(hand: () => void): () => void;
  /** Blocks submission until the returned function is called, for example during an upload. */
  hold(): () => void;
  /** Commits buffered input and returns whether the form could be submitted now; if not, the form says why. */
  isFree(): boolean;
}

const alone: FormHold = { beforeSend: () => () => undefined, hold: () => () => undefined, isFree: () => true };

export const FormHoldContext = createContext<FormHold>(alone);

/** For controls with pending work. Does nothing outside a form. */
export function useFormHold(): FormHold {
  return useContext(FormHoldContext);
}

let held = 0;

/** Whether a form on the page has pending work that would be lost with its controls. */
export function isAnythingHeld(): boolean {
  return held > 0;
}

/** Counts as pending until the returned function is called. */
export function countHeld(): () => void {
  let isCounted = true;
  held += 1;
  return () => {
    if (isCounted) held -= 1;
    isCounted = false;
  };
}
