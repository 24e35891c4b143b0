/** Rate limits of sensitive operations, counted in the database so that all processes share them. */
import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refusal } from '../refusal.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Points of each kind, and seconds until they reset; docs/limits.md publishes them. Except for the first two and samples, `mail-...` limits what strangers
 * can cause to be sent to one recipient, over all brands.
 */
export const RATE_LIMITS = {
  'upload-files': { points: 100, seconds: HOUR },
  'upload-mb': { points: 1000, seconds: HOUR },
  contact: { points: 5, seconds: HOUR },
  alert: { points: 30, seconds: HOUR },
  'alert-mail': { points: 5, seconds: DAY },
  newsletter: { points: 30, seconds: HOUR },
  'newsletter-mail': { points: 5, seconds: DAY },
  captcha: { points: 60, seconds: 10 * MINUTE },
  consent: { points: 30, seconds: HOUR },
  apply: { points: 30, seconds: HOUR },
  'apply-again': { points: 3, seconds: HOUR },
  'apply-mail': { points: 20, seconds: DAY },
  'apply-start': { points: 120, seconds: HOUR },
  draft: { points: 3000, seconds: HOUR },
  'sign-in-address': { points: 30, seconds: 15 * MINUTE },
  'sign-in-account': { points: 10, seconds: 15 * MINUTE },
  'sign-in-device': { points: 10, seconds: 15 * MINUTE },
  'register-address': { points: 10, seconds: HOUR },
  'mail-address': { points: 20, seconds: HOUR },
  'mail-account': { points: 5, seconds: HOUR },
  'mail-reset': { points: 5, seconds: HOUR },
  'mail-verify': { points: 5, seconds: DAY },
  'mail-known': { points: 3, seconds: DAY },
  'mail-change': { points: 5, seconds: DAY },
  'mail-copy': { points: 3, seconds: DAY },
  'mail-invitation': { points: 3, seconds: DAY },
  'reply-refused': { points: 5, seconds: DAY },
  'mail-sample': { points: 30, seconds: HOUR },
  organization: { points: 10, seconds: DAY },
  order: { points: 30, seconds: HOUR },
  voucher: { points: 60, seconds: HOUR },
  'import-sample': { points: 120, seconds: HOUR },
  'resume-import': { points: 30, seconds: HOUR },
  'resume-contact': { points: 60, seconds: DAY },
  message: { points: 60, seconds: HOUR },
  messages: { points: 20, seconds: HOUR },
  job: { points: 300, seconds: HOUR },
  api: { points: 600, seconds: MINUTE },
  'api-unknown': { points: 30, seconds: 10 * MINUTE },
  webhook: { points: 120, seconds: HOUR },
  describe: { points: 30, seconds: HOUR },
  report: { points: 10, seconds: HOUR },
  claim: { points: 5, seconds: DAY },
  invitation: { points: 30, seconds: HOUR },
  'second-factor': { points: 5, seconds: 15 * MINUTE },
} as const satisfies Record<string, { points: number; seconds: number }>;

export type LimitKind = keyof typeof RATE_LIMITS;

export interface RateLimiter {
  /** Counts an attempt by `who`. Null if allowed, otherwise the minutes to wait. */
  count(kind: LimitKind, who: string, points?: number): Promise<number | null>;
  /** Counts an attempt and says how many there were, for limits of one's own; and the seconds until they count no more. */
  use(kind: LimitKind, who: string): Promise<{ used: number; seconds: number }>;
  /** Resets the attempts of `who`. */
  forget(kind: LimitKind, who: string): Promise<void>;
}

/** Stores keyed hashes only, which are meaningless without the secret. */
export function createRateLimiter(pool: pg.Pool, secret: string): RateLimiter {
  const limiters = new Map<LimitKind, RateLimiterPostgres>();
  const limiterOf = (kind: LimitKind) => {
    const known = limiters.get(kind);
    if (known) return known;
    const { points, seconds } = RATE_LIMITS[kind];
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: kind,
      points,
      duration: seconds,
    });
    limiters.set(kind, limiter);
    return limiter;
  };
  const keyOf = (who: string) => createHmac('sha256', secret).update(who).digest('base64url');
  return {
    async count(kind, who, points = 1) {
      try {
        await limiterOf(kind).consume(keyOf(who), points);
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 60_000));
      }
    },
    async use(kind, who) {
      const { consumedPoints, msBeforeNext } = await limiterOf(kind)
        .consume(keyOf(who))
        .catch((refused: unknown) => {
          if (refused instanceof RateLimiterRes) return refused;
          throw refused;
        });
      return { used: consumedPoints, seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
    },
    async forget(kind, who) {
      await limiterOf(kind).delete(keyOf(who));
    },
  };
}

/** Rate limits of a request. */
export interface RateLimits {
  /** Counts an attempt. Throws `UserError` TOO_MANY_TRIES. `who`: the network of an address (guards/network.ts), or an account. */
  take(kind: LimitKind, who: string): Promise<void>;
  /** Counts an attempt, for work that continues without the step: a mail over the limit is not sent, and the client does not learn so. */
  allows(kind: LimitKind, who: string): Promise<boolean>;
  forget(kind: LimitKind, who: string): Promise<void>;
}

export function limitsFor(limiter: RateLimiter): RateLimits {
  return {
    async take(kind, who) {
      const minutes = await limiter.count(kind, who);
      if (minutes !== null) throw refusal('TOO_MANY_TRIES', { count: minutes });
    },
    allows: async (kind, who) => (await limiter.count(kind, who)) === null,
    forget: limiter.forget,
  };
}
