/** What a brand needs before it goes live: one entry per thing, each with the setting or command for it. */
import type { SampleCounts } from '../../backend/seed/sample-store.ts';
import type { Finding } from '../../runtime/core/brand/check/finding.ts';
import type { JsonObject, Path } from '../../runtime/core/brand/sources/json.ts';
import { placementsOf } from '../../runtime/core/brand/views.ts';
import type { BrandDocument } from '../../runtime/core/document/brand.generated.ts';
import type { CopiedContent } from './copied-content.ts';

/** What the steps look at. */
export interface Subject {
  id: string;
  document: BrandDocument;
  /** The same as JSON, for its widgets. */
  json: JsonObject;
  /** Of the brand and of all it extends. */
  findings: readonly Finding[];
  /** Whether nobody but the default document sets this. */
  isDefault(path: Path): boolean;
  /** Pictures that were drawn from name and colors, as paths. */
  drawn: readonly string[];
  /** What it has in common with the brand that it was copied from. */
  copied: CopiedContent | null;
  /** Null if there is no database yet. */
  samples: SampleCounts | null;
  /** Settings of the server. */
  env: Readonly<Record<string, string | undefined>>;
}

/** What is missing, as a sentence, and the setting or command for it. */
export interface Step {
  what: string;
  how: string;
}

interface Entry {
  when(subject: Subject): boolean;
  what: string;
  how: string | ((subject: Subject) => string);
}

const has = ({ json }: Subject, name: string) => placementsOf(json).some(({ widget }) => widget === name);
const isOnSale = ({ document }: Subject) =>
  Object.values(document.prices.products).some(({ active, price }) => active !== false && price > 0);
const paysBy = (subject: Subject, provider: 'invoice' | 'stripe') =>
  isOnSale(subject) && subject.document.prices.providers.includes(provider);
const lacks = (subject: Subject, page: string) =>
  subject.findings.some(({ code, pointer }) => code === 'MISSING_LEGAL_PAGE' && pointer === `/site/legal/${page}`);

const PAGE = 'Add a page with a "path" below "pages", and name its key:';

/** Without these the site is not ready. */
const NEEDED: readonly Entry[] = [
  {
    when: ({ document }) => document.site.hosts.length === 0,
    what: 'No host: the site has no public address.',
    how: '"site": { "hosts": ["jobs.example.com"] }, and let the DNS record of that name point to the server',
  },
  {
    when: ({ isDefault }) => isDefault(['site', 'country']),
    what: 'No country: legal pages, taxes and places depend on it.',
    how: '"site": { "country": "US" }',
  },
  {
    when: ({ isDefault }) => isDefault(['site', 'timeZone']),
    what: 'No time zone: all dates are shown in UTC.',
    how: '"site": { "timeZone": "America/New_York" }',
  },
  {
    when: ({ isDefault }) => isDefault(['site', 'description']),
    what: 'No description: search engines show a sentence that every site has.',
    how: '"site": { "description": { "en": "..." } }, in each language of the site',
  },
  {
    when: ({ document }) => document.site.legal.publisher === null,
    what: 'No publisher: pages, emails and invoices do not say who runs the site.',
    how: '"site": { "legal": { "publisher": "Acme Publishing Ltd" } }',
  },
  {
    when: ({ document }) => document.site.legal.address === null,
    what: 'No postal address of the publisher.',
    how: '"site": { "legal": { "address": "1 Main Street, Springfield" } }',
  },
  {
    when: (subject) => lacks(subject, 'imprint'),
    what: 'Imprint missing: the law of the country requires one.',
    how: `${PAGE} "site": { "legal": { "imprint": "imprint" } }`,
  },
  {
    when: (subject) => lacks(subject, 'privacy'),
    what: 'Privacy policy missing.',
    how: `${PAGE} "site": { "legal": { "privacy": "privacy" } }`,
  },
  {
    when: (subject) => lacks(subject, 'accessibility'),
    what: 'Accessibility statement missing: the law of the country requires one.',
    how: `${PAGE} "site": { "legal": { "accessibility": "accessibility" } }`,
  },
  {
    when: ({ document }) => document.site.contactEmail === null,
    what: 'Contact page takes no messages: no address receives them.',
    how: '"site": { "contactEmail": "jobs@example.com" }',
  },
  {
    when: (subject) => !has(subject, 'contact-form'),
    what: 'No contact page: no page has the contact form.',
    how: 'Add { "widget": "contact-form" } to a page, such as "contact"',
  },
  {
    when: ({ document, env }) => document.site.senderEmail === null && !env.SMTP_FROM,
    what: 'No sender address for emails.',
    how: '"site": { "senderEmail": "jobs@example.com" }, or SMTP_FROM in the settings of the server',
  },
  {
    when: ({ env }) => !env.SMTP_URL,
    what: 'Mail server not set: all emails stay in the outbox.',
    how: 'SMTP_URL in the settings of the server (docs/settings.md); run this command with the same settings',
  },
  {
    when: (subject) => subject.document.features.recruiter && !has(subject, 'job-wizard'),
    what: 'No job form: no page has it, so employers cannot post jobs.',
    how: 'Add { "widget": "job-wizard" } to the page "job-wizard", or set "features": { "recruiter": false }',
  },
  {
    when: (subject) => paysBy(subject, 'invoice') && subject.document.prices.invoice.bank === '',
    what: 'No bank account on invoices.',
    how: '"prices": { "invoice": { "bank": "IBAN ..., BIC ..." } }',
  },
  {
    when: (subject) =>
      isOnSale(subject) && subject.document.prices.tax.rate > 0 && subject.document.prices.tax.number === null,
    what: 'No VAT number on invoices, although tax is added.',
    how: '"prices": { "tax": { "number": "DE136695976" } }',
  },
  {
    when: (subject) =>
      paysBy(subject, 'stripe') && !Object.keys(subject.env).some((name) => name.startsWith('STRIPE_SECRET_KEY')),
    what: 'No keys for payment by card.',
    how: 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET in the settings of the server, or "prices": { "providers": ["invoice"] }',
  },
];

/** A site can do without these, but somebody should decide so. */
const ADVISED: readonly Entry[] = [
  {
    when: ({ drawn }) => drawn.some((path) => /logo(-dark)?\.svg$/.test(path)),
    what: 'The logo is the one that was drawn from the name.',
    how: ({ id, document }) => `Put your own over public/brands/${document.site.assets ?? id}/logo.svg`,
  },
  {
    when: ({ isDefault }) => isDefault(['pages', 'home', 'hero']),
    what: 'The home page has the title that every new site has.',
    how: '"pages": { "home": { "title": ..., "hero": [...] } }',
  },
  {
    when: (subject) => subject.document.features.recruiter && !isOnSale(subject),
    what: 'No products: employers post for free and can buy nothing.',
    how: '"prices": { "currency": "USD", "products": { ... } }',
  },
  {
    when: ({ document: { site }, isDefault }) => {
      const { privacy } = site.legal;
      return privacy !== null && ['text', 'main'].every((name) => isDefault(['pages', privacy, name]));
    },
    what: 'The privacy policy is the text that comes with the software. It names nobody.',
    how: 'Copy the page "privacy" from brands/default.json and write your own',
  },
  {
    when: ({ document }) => document.site.legal.terms === null && document.features.recruiter,
    what: 'No terms and conditions.',
    how: `${PAGE} "site": { "legal": { "terms": "terms" } }`,
  },
];

/** Everything that is missing, in the order of the list; errors and warnings of the checker first and last. */
export function stepsOf(subject: Subject): { needed: Step[]; advised: Step[] } {
  const { id, findings, samples } = subject;
  const check = `npm run brand -- check ${id}`;
  const find = (entries: readonly Entry[]) =>
    entries
      .filter(({ when }) => when(subject))
      .map(({ what, how }): Step => ({ what, how: typeof how === 'string' ? how : how(subject) }));
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity, code }) => severity === 'warning' && !SAID_HERE.has(code)).length;
  const sampled = samples === null ? 0 : samples.jobs + samples.organizations + samples.pages;
  return {
    needed: [
      ...(errors > 0 ? [{ what: `The checker finds ${count(errors, 'error')}.`, how: check }] : []),
      ...find(NEEDED),
    ],
    advised: [
      ...find(ADVISED),
      ...stepsOfCopy(subject.copied),
      ...(sampled > 0
        ? [
            {
              what: 'Sample data is still there. It vanishes when the site goes live.',
              how: `npm run brand -- sample ${id} --remove`,
            },
          ]
        : []),
      ...(warnings > 0 ? [{ what: `The checker has ${count(warnings, 'warning')}.`, how: check }] : []),
    ],
  };
}

/** What still speaks for the board that this one was copied from. */
function stepsOfCopy(copied: CopiedContent | null): Step[] {
  if (copied === null) return [];
  const { from, headlines, quotations, texts, prices } = copied;
  return [
    ...(headlines.length > 0 ? [{ what: `The headline is that of "${from}".`, how: headlines.join(', ') }] : []),
    ...(quotations.length > 0
      ? [{ what: `Somebody is quoted who said this about "${from}".`, how: quotations.join(', ') }]
      : []),
    ...(texts.length > 0 ? [{ what: `Texts are word for word those of "${from}".`, how: shortened(texts) }] : []),
    ...(prices.length > 0
      ? [
          {
            what: `Everything costs what it costs on "${from}".`,
            how: `"prices": { "products": ... }: ${prices.join(', ')}`,
          },
        ]
      : []),
  ];
}

const MOST_PLACES = 5;

const shortened = (places: readonly string[]) =>
  places.length > MOST_PLACES
    ? `${places.slice(0, MOST_PLACES).join(', ')} and ${places.length - MOST_PLACES} more`
    : places.join(', ');

/** Findings that this list says in its own words. */
const SAID_HERE = new Set(['MISSING_LEGAL_PAGE', 'MISSING_HOST', 'CONTACT_WITHOUT_ADDRESS']);

const count = (n: number, one: string) => (n === 1 ? `1 ${one}` : `${n} ${one}s`);
