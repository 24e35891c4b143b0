import { useCallback, useEffect, useRef, useState } from 'react';
import { asGraphqlError } from '../../runtime/graphql/graphql-error.ts';

/** Runs one operation with the session of the page. Rejects with `GraphqlError`. */
export async function run<T>(document: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { graphql } = await import('../../runtime/graphql/client.ts');
  return graphql<T>({ document, variables });
}

export interface Failure {
  /** What the backend says; null where it said nothing. */
  message: string | null;
  codes: readonly string[];
}

export function failureOf(error: unknown): Failure {
  const { graphql, codes } = asGraphqlError(error);
  return { message: graphql.length > 0 ? graphql.join('\n') : null, codes };
}

export interface Answer<T> {
  /** The last answer; stays while the next one is under way, and when that fails. */
  data: T | null;
  failure: Failure | null;
  isLoading: boolean;
  /** Asks again. */
  again(): void;
}

/** Asks a question, and asks again when its variables change. */
export function useAnswer<T>(document: string, variables: Record<string, unknown> = {}): Answer<T> {
  const [state, setState] = useState<Omit<Answer<T>, 'again'>>({ data: null, failure: null, isLoading: true });
  const [round, setRound] = useState(0);
  const newest = useRef(0);
  const key = JSON.stringify(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    newest.current += 1;
    const mine = newest.current;
    setState((before) => ({ ...before, isLoading: true }));
    run<T>(document, JSON.parse(key)).then(
      (data) => {
        if (mine === newest.current) setState({ data, failure: null, isLoading: false });
      },
      (error: unknown) => {
        if (mine === newest.current) setState((before) => ({ ...before, failure: failureOf(error), isLoading: false }));
      },
    );
  }, [document, key, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return { ...state, again };
}
