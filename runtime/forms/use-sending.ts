import { useEffect, useRef, useState } from 'react';
import { asGraphqlError } from '../graphql/graphql-error.ts';
import type { Translate } from '../page/texts.tsx';
import type { Answers } from './answers.ts';
import type { FormFault, FormStore } from './form-store.ts';
import { countHeld, type FormHold } from './hold.ts';

/** What was refused as a whole. */
export interface Refusal {
  text: string;
  /** The same answers may well be taken at another try. */
  mayRetry: boolean;
}

interface SendingOptions {
  store: FormStore;
  t: Translate;
  /** Resolves once answers can be checked, or cannot be. */
  whenChecked(): Promise<unknown>;
  /** The answers as they go out. */
  prepare(answers: Answers): Answers;
  onSubmit(answers: Answers): Promise<readonly FormFault[]>;
}

export interface Sending {
  send(): Promise<void>;
  isBusy: boolean;
  refusal: Refusal | null;
  /** Counts answers that were sent in vain; each time the first error takes the focus. */
  round: number;
  hold: FormHold;
}

/** Sends a form once at a time, and never while something in it is under way. */
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

  async function attempt(): Promise<void> {
    const { store, whenChecked, prepare, onSubmit } = options;
    if (!isFree()) return;
    await whenChecked();
    if (store.showAll()) return setRound((before) => before + 1);
    const faults = await onSubmit(prepare(store.answers()));
    if (faults.length === 0) return;
    store.showFaults(faults);
    setRound((before) => before + 1);
  }

  async function send(): Promise<void> {
    if (under.current.sending) return;
    under.current.sending = true;
    setBusy(true);
    try {
      await attempt();
    } catch (error) {
      setRefusal(refusalOf(error, options.t));
    } finally {
      under.current.sending = false;
      setBusy(false);
    }
  }

  return { send, isBusy, refusal, round, hold };
}

/** The words of the backend, or ours where nobody could be asked. */
function refusalOf(error: unknown, t: Translate): Refusal {
  const { graphql } = asGraphqlError(error);
  if (graphql.length > 0) return { text: graphql.join('\n'), mayRetry: false };
  return { text: t('notReached'), mayRetry: true };
}
