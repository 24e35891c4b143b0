import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { asGraphqlError } from '../../../runtime/graphql/graphql-error.ts';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { refusalText } from '../account/refusal-text.ts';

/** What came of an action. */
export interface Said {
  kind: 'success' | 'plain' | 'danger';
  text: string;
}

interface ContactAction {
  isBusy: boolean;
  said: Said | null;
  say(said: Said | null): void;
  /** One at a time; whoever presses twice does it once. Where the request had changed meanwhile, `refresh` is asked for and that is said. */
  run(work: () => Promise<Said>, refresh: () => Promise<void>): Promise<void>;
}

/** Codes with which the backend says that things stand differently by now. */
const CHANGED = ['CONTACT_STATE', 'CONTACT_UNKNOWN', 'NOT_ENOUGH_CREDITS'];

/** Does something to a request, and says what came of it. */
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
