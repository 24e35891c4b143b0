/**
 * Solves captcha challenges. The browser's crypto API works off the main thread, so the page stays responsive without a
 * worker.
 */
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { operation } from '../../core/operation.ts';
import { graphql } from '../../graphql/client.ts';
import { captchaChallengeQuery } from '../forms.generated.ts';

export interface Proof {
  /** Sent with the operation. */
  text: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/**
 * A proof for one submission of a form; null if none is required. Rejects when no challenge is available or solving
 * fails.
 */
export async function makeProof(form: string): Promise<Proof | null> {
  const { captchaChallenge } = await graphql(operation(captchaChallengeQuery, { form }));
  if (captchaChallenge === null) return null;
  const { expires } = captchaChallenge;
  const challenge = captchaChallenge.challenge as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The challenge was not solved in time.');
  return { text: btoa(JSON.stringify({ challenge, solution })), expires: Date.parse(expires) };
}
