/** Solves challenges. The browser's own cryptography does the work beside the page's thread: nothing stutters, and no worker is needed. */
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { graphql } from '../../graphql/client.ts';

const document = 'query CaptchaChallenge($form: String!) { captchaChallenge(form: $form) { challenge expires } }';

export interface Proof {
  /** What the operation is sent with. */
  text: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** A proof for one sending of a form; null where none is asked. Rejects when there is no challenge to be had or none could be solved. */
export async function makeProof(form: string): Promise<Proof | null> {
  const { captchaChallenge } = await graphql<{ captchaChallenge: { challenge: Challenge; expires: string } | null }>({
    document,
    variables: { form },
  });
  if (captchaChallenge === null) return null;
  const { challenge, expires } = captchaChallenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The challenge was not solved in time.');
  return { text: btoa(JSON.stringify({ challenge, solution })), expires: Date.parse(expires) };
}
