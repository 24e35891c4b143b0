/** Proof of work: challenges signed here for one brand and one form, solved in the browser, accepted once. */
import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import { isSchema } from '../../../schemas/resolved-schema.ts';
import type { Scope } from '../../scope.ts';
import { spendNonce } from './store.ts';

/** Validity of a solution. */
const MINUTES = 10;
/** PBKDF2 iterations per attempt; the browser makes `LEAST` to `MOST` attempts of a few milliseconds of native code each. */
const COST = 10_000;
const LEAST = 100;
const MOST = 300;
const LONGEST_PROOF = 4_000;

/** What a challenge is for. */
export interface ProofUse extends Scope {
  form: string;
}

export interface Proofs {
  challenge(use: { frontend: string; form: string }, now: Date): Promise<{ challenge: Challenge; expires: Date }>;
  /** Accepts a valid solution once: false if it is invalid or was used before. */
  spend(use: ProofUse, proof: string): Promise<boolean>;
}

/** `secret` is that of the installation; both keys are derived from it. */
export function createProofs(secret: string): Proofs {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  const hmacSignatureSecret = derive('captcha challenges');
  const hmacKeySignatureSecret = derive('captcha solutions');
  return {
    async challenge({ frontend, form }, now) {
      const expires = new Date(now.getTime() + MINUTES * 60_000);
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(LEAST, MOST + 1),
        data: { brand: frontend, form },
        deriveKey,
        expiresAt: expires,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return { challenge, expires };
    },
    async spend({ db, frontend, form }, proof) {
      const shown = parseProof(proof);
      if (shown === null) return false;
      const { parameters } = shown.challenge;
      if (parameters.data?.brand !== frontend || parameters.data.form !== form) return false;
      if (typeof parameters.expiresAt !== 'number') return false;
      const { verified } = await verifySolution({ ...shown, deriveKey, hmacSignatureSecret, hmacKeySignatureSecret });
      return verified && (await spendNonce(db, parameters.nonce, new Date(parameters.expiresAt * 1000)));
    },
  };
}

/** Base64 of JSON `{ challenge, solution }`. Null for anything else. */
function parseProof(proof: string): { challenge: Challenge; solution: Solution } | null {
  if (proof.length > LONGEST_PROOF) return null;
  try {
    const shown: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
    return isProof(shown) ? shown : null;
  } catch {
    return null;
  }
}

function isProof(shown: unknown): shown is { challenge: Challenge; solution: Solution } {
  if (!isSchema(shown) || !isSchema(shown.challenge) || !isSchema(shown.solution)) return false;
  const { parameters, signature } = shown.challenge;
  const { counter, derivedKey } = shown.solution;
  return (
    isSchema(parameters) &&
    typeof parameters.nonce === 'string' &&
    isSchema(parameters.data) &&
    typeof signature === 'string' &&
    typeof counter === 'number' &&
    typeof derivedKey === 'string'
  );
}
