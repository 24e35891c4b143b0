/** URLs of invoices as PDF, made for those who may read the order: they expire, and cannot be forged. */
import type { ApiContext } from '../../../context.ts';
import type { PersonalLinks } from '../../../services/personal-links.ts';
import type { InvoiceRow } from '../order-store.ts';

const KIND = 'invoice';
const HOUR = 3600;
const SHAPE = /^\/files\/invoice-(\d{10,12})-(\d{1,10}-[\w-]{32})$/;

/** Path of the PDF, valid for one to two hours on the brand that is visited; it is the same within an hour. */
export function pdfAddress(
  { links, frontend, now }: Pick<ApiContext, 'links' | 'frontend' | 'now'>,
  { id }: Pick<InvoiceRow, 'id'>,
): string {
  const until = (Math.floor(now.getTime() / 1000 / HOUR) + 2) * HOUR;
  return `/files/invoice-${until}-${links.tokenOf(KIND, { id, nonce: nonceOf(frontend, until) })}`;
}

/** Id of the invoice; null for a path of another kind, that was made for another brand, or changed. */
export function readPdfAddress(
  { links, frontend, now }: { links: PersonalLinks; frontend: string; now: Date },
  path: string,
): number | 'expired' | null {
  const [, until = '', token = ''] = SHAPE.exec(path) ?? [];
  const id = links.idIn(token);
  if (id === null || !links.isTokenOf(KIND, { id, nonce: nonceOf(frontend, Number(until)) }, token)) return null;
  return Number(until) * 1000 > now.getTime() ? id : 'expired';
}

function nonceOf(frontend: string, until: number): string {
  return `${frontend} ${until}`;
}
