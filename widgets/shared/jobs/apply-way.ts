import type { FullJob } from './jobs.generated.ts';

export type ApplyWay =
  | { kind: 'internal'; href: string }
  | { kind: 'external'; href: string; host: string }
  | { kind: 'email'; href: string; address: string }
  | { kind: 'closed' }
  | { kind: 'inText' };

export interface ApplyPlaces {
  /** Subject prefix of the email. */
  subject: string;
  /** Address of this site's form; null if the brand takes no applications. */
  form: string | null;
}

type Applicable = Pick<FullJob, 'title' | 'state' | 'applicationWorkflow' | 'applicationLink' | 'applicationEmails'>;

/** How to apply for a job, based on the employer's settings; only methods that work. */
export function applyWay(job: Applicable, { subject, form }: ApplyPlaces): ApplyWay {
  if (job.state !== 'published') return { kind: 'closed' };
  if (job.applicationWorkflow === 'internal' && form !== null) return { kind: 'internal', href: form };
  if (job.applicationWorkflow === 'none') return { kind: 'inText' };
  const external = externalWay(job.applicationLink);
  const email = emailWay(job.applicationEmails, subject);
  const [first, second] = job.applicationWorkflow === 'email' ? [email, external] : [external, email];
  return first ?? second ?? { kind: 'inText' };
}

function externalWay(link: string | null | undefined): ApplyWay | null {
  const url = link ? URL.parse(link) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return { kind: 'external', href: url.href, host: url.hostname.replace(/^www\./, '') };
}

function emailWay(addresses: readonly string[], subject: string): ApplyWay | null {
  const address = addresses[0];
  if (!address || !/^[^\s@?&]+@[^\s@?&]+$/.test(address)) return null;
  return { kind: 'email', href: `mailto:${encodeURI(address)}?subject=${encodeURIComponent(subject)}`, address };
}
