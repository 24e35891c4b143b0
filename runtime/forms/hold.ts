import { createContext, useContext } from 'react';

/** What a form asks of the controls inside of it before it is sent. */
export interface FormHold {
  /** Called before answers are read: hand on what is typed and not yet said. Returns how to leave. */
  beforeSend(hand: () => void): () => void;
  /** Keeps the form from being sent until the returned function is called: a file is on its way. */
  hold(): () => void;
  /** Hands on what is typed, and says whether the form could be sent now; the form tells the person why not. */
  isFree(): boolean;
}

const alone: FormHold = { beforeSend: () => () => undefined, hold: () => () => undefined, isFree: () => true };

export const FormHoldContext = createContext<FormHold>(alone);

/** For controls with something under way. Outside of a form it does nothing. */
export function useFormHold(): FormHold {
  return useContext(FormHoldContext);
}

let held = 0;

/** Whether a form of the page waits for something that would be lost with its controls. */
export function isAnythingHeld(): boolean {
  return held > 0;
}

/** Counts it until the returned function is called. */
export function countHeld(): () => void {
  let isCounted = true;
  held += 1;
  return () => {
    if (isCounted) held -= 1;
    isCounted = false;
  };
}
