/** How people apply for the job of an item. Pure. */
import { allValuesOf, type Fields, textAt } from './item-values.ts';
import { webAddressOf } from './keys.ts';
import type { Mapping, MappingNote } from './mapped-job.ts';

const LONGEST_LINK = 500;
const LINK = /^https?:\/\/[^\s<>"/?#]+([/?#][^\s<>"]*)?$/;
const MAIL = /^[^\s@<>"(),:;]{1,64}@[a-z0-9.-]{1,185}\.[a-z]{2,}$/i;

/** Whether the form of jobs accepts this web address. */
export const fits = (url: string): boolean => url.length <= LONGEST_LINK && LINK.test(url);

export function applicationOf(
  fields: Fields,
  mapping: Mapping,
): { answers: Record<string, unknown>; notes: MappingNote[] } {
  const notes: MappingNote[] = [];
  for (const name of ['applyUrl', 'url'] as const) {
    const written = textAt(fields, mapping, name);
    const mail = /^mailto:([^?]+)/i.exec(written.trim())?.[1];
    if (mail !== undefined && MAIL.test(mail)) return { answers: byMail([mail]), notes: [] };
    const link = webAddressOf(written);
    if (link !== null && fits(link))
      return { answers: { applicationWorkflow: 'external', applicationLink: link }, notes: [] };
    if (written !== '') notes.push({ code: 'LINK_NOT_USABLE', params: { text: written.slice(0, 200) } });
  }
  const mails = allValuesOf(fields, mapping, 'email')
    .flatMap((text) => text.split(/[,;\s]+/))
    .filter((mail) => MAIL.test(mail));
  return { answers: mails.length > 0 ? byMail(mails) : { applicationWorkflow: 'none' }, notes };
}

const byMail = (mails: readonly string[]) => ({
  applicationWorkflow: 'email',
  applicationEmails: [...new Set(mails.map((mail) => mail.toLowerCase()))].slice(0, 10),
});
