/** All jobs of a site in the XML that job search engines read: the elements that Indeed named, one `job` for each. */
import { cameFrom } from './came-from.ts';
import { cdata, escapeXml } from './xml.ts';

export interface CompleteJob {
  id: number;
  title: string;
  /** Absolute URL. */
  url: string;
  company: string;
  /** Sanitized HTML. */
  description: string;
  langcode: string;
  published: Date | null;
  changed: Date;
  expires: Date | null;
  place: {
    addressLine1: string | null;
    locality: string | null;
    administrativeArea: string | null;
    countryCode: string | null;
    zip: string | null;
  } | null;
  /** none, hybrid or remote */
  remote: string;
  salary: { min: number | null; max: number | null; currencyCode: string; unit: string } | null;
  /** Codes of the taxonomy employment_type. */
  employmentTypes: readonly string[];
  categories: readonly string[];
  experience: string | null;
  education: string | null;
}

/** The feed up to its first job. */
export function completeFeedHead(site: { name: string; url: string; now: Date }): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<source>',
    `<publisher>${escapeXml(site.name)}</publisher>`,
    `<publisherurl>${escapeXml(site.url)}</publisherurl>`,
    `<lastBuildDate>${site.now.toUTCString()}</lastBuildDate>`,
    '',
  ].join('\n');
}

export const completeFeedEnd = '</source>\n';

/** One job; facts that are not known are left out. The reference number stays the same for as long as the job exists. */
export function completeFeedJob(job: CompleteJob): string {
  const { place } = job;
  const elements: [name: string, value: string | null | undefined][] = [
    ['title', job.title],
    ['date', (job.published ?? job.changed).toUTCString()],
    ['referencenumber', String(job.id)],
    ['url', cameFrom(job.url, { medium: 'feed', source: 'jobs' })],
    ['company', job.company],
    ['city', place?.locality],
    ['state', place?.administrativeArea],
    ['country', place?.countryCode],
    ['postalcode', place?.zip],
    ['streetaddress', place?.addressLine1],
    ['description', job.description],
    ['salary', salaryText(job.salary)],
    ['jobtype', [...new Set(job.employmentTypes.map(typeOf))].join(', ')],
    ['category', job.categories.join(', ')],
    ['experience', job.experience],
    ['education', job.education],
    ['remotetype', REMOTE[job.remote]],
    ['language', job.langcode],
    ['expirationdate', job.expires?.toUTCString()],
    ['lastactivitydate', job.changed.toUTCString()],
  ];
  const lines = elements.flatMap(([name, value]) => (value ? [`<${name}>${cdata(value)}</${name}>`] : []));
  return `<job>\n${lines.join('\n')}\n</job>\n`;
}

const REMOTE: Readonly<Record<string, string>> = { remote: 'Fully remote', hybrid: 'Hybrid remote' };

const TYPES: Readonly<Record<string, string>> = {
  full_time: 'fulltime',
  part_time: 'parttime',
  mini_job: 'parttime',
  student_job: 'parttime',
  seasonal: 'temporary',
};

const typeOf = (code: string): string => TYPES[code] ?? code.replaceAll('_', '');

const amounts = new Map<string, Intl.NumberFormat>();

function amount(value: number, currency: string): string {
  const format =
    amounts.get(currency) ??
    new Intl.NumberFormat('en-US', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  amounts.set(currency, format);
  return format.format(value);
}

/** `$50,000 - $60,000 per year`, in English for all sites. Empty if the currency is none, or without amounts. */
function salaryText(salary: CompleteJob['salary']): string {
  if (salary === null || !/^[A-Z]{3}$/.test(salary.currencyCode)) return '';
  const bounds = [salary.min, salary.max]
    .flatMap((value) => (value !== null && value > 0 ? [value] : []))
    .sort((a, b) => a - b);
  const texts = [...new Set(bounds.map((value) => amount(value, salary.currencyCode)))];
  return texts.length > 0 ? `${texts.join(' - ')} per ${salary.unit}` : '';
}
