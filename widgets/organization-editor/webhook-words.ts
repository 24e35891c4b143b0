/** How webhooks and their deliveries stand, in words. Pure. */
import type { Translate } from '../../runtime/core/texts/translator.ts';
import type { DeliveryEntry, WebhookEntry } from './webhooks.generated.ts';

export type Standing = 'active' | 'failing' | 'paused';

export function standingOf({ paused, lastDelivery }: Pick<WebhookEntry, 'paused' | 'lastDelivery'>): Standing {
  if (paused !== null) return 'paused';
  return lastDelivery !== null && lastDelivery.state !== 'delivered' && hasFailed(lastDelivery) ? 'failing' : 'active';
}

/** The last attempt; not while the first one is under way, or one is repeated that had succeeded. */
const hasFailed = ({ status, fault }: DeliveryEntry): boolean =>
  fault !== null || (status !== null && (status < 200 || status > 299));

/** With the time of day, where the reader is. */
export const momentText = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

/** Faults with words of their own. */
const FAULTS: Readonly<Record<string, string>> = {
  OUTBOUND_ADDRESS_PRIVATE: 'private',
  OUTBOUND_HOST_UNKNOWN: 'unknown',
  OUTBOUND_UNREACHABLE: 'unreachable',
  OUTBOUND_CERTIFICATE: 'certificate',
  OUTBOUND_TIMEOUT: 'slow',
  OUTBOUND_STALLED: 'slow',
};

interface Reader {
  t: Translate;
  locale: string;
  isPaused: boolean;
}

/** What came of a delivery so far. */
export function resultOf(delivery: DeliveryEntry, { t, locale, isPaused }: Reader): string {
  const { state, event, status, durationMs, fault, nextAttempt } = delivery;
  const isHeld = isPaused && event !== 'webhook.test';
  if (state === 'waiting' && !isHeld && !hasFailed(delivery)) return t('result.waiting');
  const time = new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond' }).format(durationMs ?? 0);
  const answer =
    status !== null ? t('answered', { status, time }) : fault !== null && t(`faults.${FAULTS[fault] ?? 'other'}`);
  const next =
    state !== 'waiting'
      ? t(`result.${state}`)
      : isHeld
        ? t('result.held')
        : t('result.again', { date: momentText(nextAttempt ?? delivery.created, locale) });
  return [next, answer].filter(Boolean).join(' · ');
}
