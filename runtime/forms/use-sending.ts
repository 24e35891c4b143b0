import { type RefObject, useEffect, useRef, useState } from 'react';
import { asGraphqlError } from '../graphql/graphql-error.ts';
import type { Translate } from '../page/texts.tsx';
import type { Answers } from './answers.ts';
import type { FormPart } from './form-part.ts';
import type { FormFault, FormStore } from './form-store.ts';
import { countHeld, type FormHold } from './hold.ts';

/** Why the submission as a whole was rejected. */
export interface Refusal {
  text: string;
  /** Whether submitting the same answers again may succeed. */
  mayRetry: boolean;
}

interface SendingOptions {
  store: FormStore;
  t: Translate;
  /** Resolves once the check has loaded or failed to. */
  whenChecked(): Promise<unknown>;
  /** Prepares the answers for submission. */
  prepare(answers: Answers): Answers;
  onSubmit(answers: Answers): Promise<readonly FormFault[]>;
  /** What is checked with this form and sent before it; null while there is nothing. */
  within: RefObject<FormPart | null> | undefined;
}

export interface Sending {
  /** Resolves with whether it was sent; if not, the form says why. */
  send(): Promise<boolean>;
  isBusy: boolean;
  refusal: Refusal | null;
  /** Number of failed submissions; after each, the first error is focused. */
  round: number;
  showFirst(): void;
  hold: FormHold;
}

/** Submits a form: one submission at a time, and none while the form has pending work. */
export function useSending(options: SendingOptions): Sending {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [round, setRound] = useState(0);
  const under = useRef({ sending: false, held: 0, hands: new Set<() => void>() });

  function isFree(): boolean {
    for (const hand of under.current.hands) hand();
    const isHeld = under.current.held > 0;
    setRefusal(isHeld ? { text: options.t('underWay'), mayRetry: false } : null);
    return !isHeld;
  }
  const latestFree = useRef(isFree);
  useEffect(() => {
    latestFree.current = isFree;
  });
  const [hold] = useState<FormHold>(() => ({
    beforeSend(hand) {
      under.current.hands.add(hand);
      return () => under.current.hands.delete(hand);
    },
    hold() {
      let isHeld = true;
      const forget = countHeld();
      under.current.held += 1;
      return () => {
        forget();
        if (isHeld) under.current.held -= 1;
        isHeld = false;
      };
    },
    isFree: () => latestFree.current(),
  }));

  const showFirst = () => setRound((before) => before + 1);

  async function attempt(): Promise<boolean> {
    const { store, whenChecked, prepare, onSubmit, within } = options;
    if (!isFree()) return false;
    await whenChecked();
    const hasErrors = store.showAll();
    const part = within?.current ?? null;
    const isPartRight = part === null || (await part.check());
    if (hasErrors) showFirst();
    else if (!isPartRight) part.showFirst();
    if (hasErrors || !isPartRight) return false;
    if (part !== null && !(await part.send())) return false;
    const faults = await onSubmit(prepare(store.answers()));
    if (faults.length === 0) return true;
    store.showFaults(faults);
    showFirst();
    return false;
  }

  async function send(): Promise<boolean> {
    if (under.current.sending) return false;
    under.current.sending = true;
    setBusy(true);
    try {
      return await attempt();
    } catch (error) {
      setRefusal(refusalOf(error, options.t));
      return false;
    } finally {
      under.current.sending = false;
      setBusy(false);
    }
  }

  return { send, isBusy, refusal, round, showFirst, hold };
}

/** The backend's message, or ours if it could not be reached. */
function refusalOf(error: unknown, t: Translate): Refusal {
  const { graphql } = asGraphqlError(error);
  if (graphql.length > 0) return { text: graphql.join('\n'), mayRetry: false };
  return { text: t('notReached'), mayRetry: true };
}
