/** Recognises a network and a text again on the same day, without keeping either. */
import { createHmac, hash } from 'node:crypto';
import { networkOf } from '../../guards/network.ts';

export interface DayKeys {
  /** Of an address; the same for all addresses of a network. */
  network(day: string, address: string): string;
  /** Of what was typed. */
  text(day: string, typed: string): string;
}

/** Keyed by the day and the secret of the installation, so that all processes agree, and two days never do. */
export function createDayKeys(secret: string): DayKeys {
  let current = { day: '', key: '' };
  function keyOf(day: string): string {
    if (current.day !== day)
      current = { day, key: createHmac('sha256', secret).update(`statistics of ${day}`).digest('base64url') };
    return current.key;
  }
  const keyed = (day: string, kind: string, what: string) =>
    hash('sha256', `${keyOf(day)}\n${kind}\n${what}`, 'base64url').slice(0, 22);
  return {
    network: (day, address) => keyed(day, 'network', networkOf(address)),
    text: (day, typed) => keyed(day, 'text', typed),
  };
}
