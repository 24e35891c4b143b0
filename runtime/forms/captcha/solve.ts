/** Solves challenges. The browser's own cryptography does the work beside the page's thread: nothing stutters, and no worker is needed. */
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { operation } from '../../core/operation.ts';
import { graphql } from '../../graphql/client.ts';
import { captchaChallengeQuery } from '../forms.generated.ts';

export interface Proof {
  /** What the operation is sent with. */
  text: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** A proof for one sending of a form; null where none is asked. Rejects when there is no challenge to be had or none could be solved. */
export async function makeProof(form: string): Promise<Proof | null> {
  const { captchaChallenge } = await graphql(operation(captchaChallengeQuery, { form }));
  if (captchaChallenge === null) return null;
  const { expires } = captchaChallenge;
  const challenge = captchaChallenge.challenge as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The challenge was not solved in time.');
  return { text: btoa(JSON.stringify({ challenge, solution })), expires: Date.parse(expires) };
}
