import { createContext, useContext } from 'react';

/** What a form asks of the controls inside of it before it is sent. */
export interface FormHold {
  /** Called before answers are read: hand on what is typed and not yet said. Returns how to leave. */
  beforeSend(hand: () => void): () => void;
  /** Keeps the form from being sent until the returned function is called: a file is on its way. */
  hold(): () => void;
}

const alone: FormHold = { beforeSend: () => () => undefined, hold: () => () => undefined };

export const FormHoldContext = createContext<FormHold>(alone);

/** For controls with something under way. Outside of a form it does nothing. */
export function useFormHold(): FormHold {
  return useContext(FormHoldContext);
}
