/** Addresses that webhooks can have. */
import type { ApiContext } from '../../../context.ts';
import { refusal } from '../../../refusal.ts';
import { LONGEST_URL } from './events.ts';

const AT = { path: 'url' };

/**
 * The address as it is stored. Refuses those that can never be written to; that nobody answers yet is no reason. Where the
 * name leads is checked again at each delivery.
 */
export async function readAddress({ outbound }: Pick<ApiContext, 'outbound'>, text: string): Promise<string> {
  if (text.length > LONGEST_URL || !URL.canParse(text)) throw refusal('WEBHOOK_URL_INVALID', {}, AT);
  const url = new URL(text);
  const { protocol, username, password } = url;
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '' || password !== '')
    throw refusal('WEBHOOK_URL_INVALID', {}, AT);
  if (protocol === 'http:' && !outbound.isAllowed(url)) throw refusal('WEBHOOK_URL_INSECURE', {}, AT);
  if (await outbound.isPrivate(url)) throw refusal('WEBHOOK_URL_PRIVATE', { host: url.hostname }, AT);
  url.hash = '';
  return url.href;
}
