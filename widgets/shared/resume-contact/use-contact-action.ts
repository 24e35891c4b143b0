import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { asGraphqlError } from '../../../runtime/graphql/graphql-error.ts';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { refusalText } from '../account/refusal-text.ts';

/** The result of an action. */
export interface Said {
  kind: 'success' | 'plain' | 'danger';
  text: string;
}

interface ContactAction {
  isBusy: boolean;
  said: Said | null;
  say(said: Said | null): void;
  /**
   * One at a time, so that a double click acts once. If the request has changed in the meantime, calls `refresh` and
   * reports that.
   */
  run(work: () => Promise<Said>, refresh: () => Promise<void>): Promise<void>;
}

/** Backend codes for a request that has changed in the meantime. */
const CHANGED = ['CONTACT_STATE', 'CONTACT_UNKNOWN', 'NOT_ENOUGH_CREDITS'];

/** Runs actions on a request and announces their results. */
export function useContactAction(words: { unreachable: string; changed: string }): ContactAction {
  const action = useMutation(workMutation<Said>());
  const [said, say] = useState<Said | null>(null);
  const isRunning = useRef(false);

  async function run(work: () => Promise<Said>, refresh: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    say(null);
    try {
      say(await action.mutateAsync(work));
    } catch (error) {
      const { codes } = asGraphqlError(error);
      say(
        codes.includes('CONTACT_STATE')
          ? { kind: 'plain', text: words.changed }
          : { kind: 'danger', text: refusalText(error, words.unreachable) },
      );
      if (codes.some((code) => CHANGED.includes(code))) await refresh().catch(() => undefined);
    } finally {
      isRunning.current = false;
    }
  }

  return { isBusy: action.isPending, said, say, run };
}
