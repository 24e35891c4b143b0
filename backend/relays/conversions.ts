/** Meta: the Conversions API. */
import type { Outbound } from '../outbound/outbound.ts';
import { deliver } from './measurement.ts';
import type { Delivery } from './relay.ts';
import type { Visit } from './visit.ts';

export interface Conversion {
  name: string;
  data: Readonly<Record<string, string | number>>;
  /** The page on which it happened, without query. */
  page: string;
  visit: Pick<Visit, 'address' | 'userAgent' | 'fbp' | 'fbc'>;
  /** Milliseconds since 1970. */
  at: number;
}

export interface ConversionTarget {
  /** `https://graph.facebook.com/v24.0`, or another server with the protocol. */
  base: string;
  pixelId: string;
  token: string;
}

/** All in one request. */
export async function sendConversions(
  outbound: Outbound,
  { base, pixelId, token }: ConversionTarget,
  conversions: readonly Conversion[],
): Promise<Delivery[]> {
  const url = `${base}/${pixelId}/events?${new URLSearchParams({ access_token: token })}`;
  const result = await deliver(outbound, url, { data: conversions.map(conversionBody) });
  return conversions.map(() => result);
}

function conversionBody({ name, data, page, visit, at }: Conversion): unknown {
  return {
    event_name: name,
    event_time: Math.floor(at / 1000),
    action_source: 'website',
    event_source_url: page,
    user_data: {
      ...(visit.address !== '' && { client_ip_address: visit.address }),
      client_user_agent: visit.userAgent,
      ...(visit.fbp !== null && { fbp: visit.fbp }),
      ...(visit.fbc !== null && { fbc: visit.fbc }),
    },
    custom_data: data,
  };
}
