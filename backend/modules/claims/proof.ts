/** What speaks for a claim: an address at the domain of the organization's website. Pure. */
import { domainOf } from '../../mail/address.ts';

/** `confirmed`: it is that of their account, which they have confirmed. `stated`: they say that it is theirs. */
export type Proof = 'confirmed' | 'stated' | 'none';

interface Claimant {
  /** The address that they gave. */
  email: string;
  /** The confirmed one of their account. */
  own: string;
}

export function proofOf(website: string | null, { email, own }: Claimant): Proof {
  const host = hostOf(website);
  if (host === null || !isAt(host, domainOf(email))) return 'none';
  return email === own ? 'confirmed' : 'stated';
}

function hostOf(website: string | null): string | null {
  if (website === null || !URL.canParse(website)) return null;
  return new URL(website).hostname.replace(/^www\./, '') || null;
}

/** Mail is often at the domain above that of a website, or at one below it. A domain without a dot is a whole country. */
function isAt(host: string, domain: string): boolean {
  if (!domain.includes('.')) return false;
  return host === domain || host.endsWith(`.${domain}`) || domain.endsWith(`.${host}`);
}
