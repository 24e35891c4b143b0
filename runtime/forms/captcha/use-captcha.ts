import { useRef, useState } from 'react';
import type { Proof } from './solve.ts';

export type CaptchaStatus = 'idle' | 'working' | 'done' | 'failed' | 'insecure';

export interface Captcha {
  isAsked: boolean;
  status: CaptchaStatus;
  /** Starts the work; call it when the form is first used. */
  begin(): void;
  /** Waits for the proof for one submission. Null if none is required. Rejects on failure. */
  take(): Promise<string | null>;
}

/** A proof that expires in transit would be rejected. */
const MARGIN = 30_000;

/** Proof of work for a form that requires it (`captcha` of the API's `form`). */
export function useCaptcha(form: string, isAsked: boolean): Captcha {
  const [status, setStatus] = useState<CaptchaStatus>('idle');
  const work = useRef<Promise<Proof | null> | null>(null);

  function start(): Promise<Proof | null> {
    if (!window.isSecureContext) {
      setStatus('insecure');
      return Promise.resolve(null);
    }
    setStatus('working');
    const own = import('./solve.ts').then(({ makeProof }) => makeProof(form));
    work.current = own;
    own.then(
      () => setStatus('done'),
      () => {
        work.current = null;
        setStatus('failed');
      },
    );
    return own;
  }

  return {
    isAsked,
    status,
    begin() {
      if (isAsked && work.current === null) void start().catch(() => undefined);
    },
    async take() {
      if (!isAsked) return null;
      const known = await (work.current ?? start());
      const proof = known && known.expires - MARGIN < Date.now() ? await start() : known;
      // Each proof is valid once: the next submission needs a new one.
      work.current = null;
      setStatus('idle');
      return proof?.text ?? null;
    },
  };
}
