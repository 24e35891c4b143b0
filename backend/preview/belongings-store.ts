/** What the made-up people of a preview have, so that their pages show something: rows of a world's own tables. */
import { and, desc, eq, gt, isNull, not, or } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DAY_MS } from '../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { cutCatalogue } from '../../runtime/core/texts/catalogues.ts';
import { type Translate, translatorOf } from '../../runtime/core/texts/translator.ts';
import { acrossBrands, rowsOf } from '../database/brand-rows.ts';
import { bookmark, searchAlert } from '../database/schema/alerts.ts';
import { application, applicationEvent } from '../database/schema/applications.ts';
import { creditBalance, customer } from '../database/schema/billing.ts';
import { job, jobFrontend } from '../database/schema/jobs.ts';
import { resume, resumeContact, resumeFrontend } from '../database/schema/resumes.ts';
import type { TransactionScope } from '../database/transact.ts';
import { readCustomer } from '../modules/billing/customer.ts';
import { giveGoods } from '../modules/billing/goods.ts';
import { issueInvoice } from '../modules/billing/invoices.ts';
import { insertOrder, type LineRow, linesOf, updateOrder } from '../modules/billing/order-store.ts';
import { creditTypeOf, isSubscription, productsOnSale } from '../modules/billing/products.ts';
import { quoteOf } from '../modules/billing/quote.ts';
import { hrefOf } from '../services/href.ts';
import { FIRST_MADE_UP_JOB, GUESTS, MADE_UP, MADE_UP_ORGANIZATION } from './people.ts';

interface Furnishing {
  brand: CompiledBrand;
  /** The moment that the preview shows. */
  now: Date;
  /** The tables of a world that rows of these may be written to. */
  tables: Readonly<Record<'job' | 'job_frontend' | 'facet_count', string>>;
}

interface Belonging extends Omit<Furnishing, 'tables'> {
  tx: TransactionScope;
  locale: string;
  t: Translate;
  ago(days: number): Date;
}

/** A public job of the brand. */
interface PublicJob {
  id: number;
  title: string;
  langcode: string;
  organizationName: string;
}

/**
 * Fills the world of a preview. What is made up is named after public jobs of the brand, and never found by searches for jobs. The
 * connection must be read-only by now: it can write to temporary tables alone.
 */
export async function insertBelongings(client: pg.ClientBase, { brand, now, tables }: Furnishing): Promise<void> {
  const one = client as pg.PoolClient;
  const locale = brand.document.locales.default;
  const t = translatorOf(cutCatalogue(brand, locale, ['preview']), 'preview');
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const tx: TransactionScope = { db: drizzle(one), frontend: brand.id, client: one };
  const belonging: Belonging = { brand, now, tx, locale, t, ago };
  const jobs = await listPublicJobs(belonging);
  const own = await insertJobs(belonging, jobs, tables);
  await insertApplications(belonging, jobs.slice(0, 2), own);
  await insertBookmarks(belonging, jobs.slice(0, 3));
  await insertAlerts(belonging);
  await insertResume(belonging, own, tables.facet_count);
  await insertPurchases(belonging);
}

function listPublicJobs({ now, tx }: Belonging): Promise<PublicJob[]> {
  const { id, title, langcode, organizationName } = job;
  return rowsOf(tx)
    .select({ id, title, langcode, organizationName })
    .from(acrossBrands(job, 'Other brands own jobs that job_frontend shows here.'))
    .innerJoin(jobFrontend, eq(jobFrontend.jobId, job.id))
    .where(and(eq(job.state, 'published'), or(isNull(job.expires), gt(job.expires, now)), not(job.sample)))
    .orderBy(desc(job.id))
    .limit(STATES.length)
    .execute();
}

const STATES = ['published', 'draft', 'needs_review', 'archived'] as const;

/** One of the recruiter in each state; returns the published one. Samples are in no feed and no sitemap. */
async function insertJobs(
  { brand, tx, locale, t, ago }: Belonging,
  models: readonly PublicJob[],
  tables: Furnishing['tables'],
): Promise<PublicJob> {
  const organizationName = MADE_UP_ORGANIZATION.name;
  const made = STATES.map((state, at) => {
    const { title = t('sample.job'), langcode = locale.slice(0, 2) } = models[at] ?? {};
    return { id: FIRST_MADE_UP_JOB + at, state, title, langcode, organizationName };
  });
  for (const { id, state, title, langcode } of made) {
    const wasPublic = state === 'published' || state === 'archived';
    const data = {
      job_info: {
        type: 'job_per_template',
        title,
        description: { value: `<p>${t('sample.text')}</p>`, format: 'filtered_html' },
      },
      company_info: { organizationAssignment: 'own', organization: MADE_UP_ORGANIZATION.id },
      application_options: { applicationWorkflow: 'internal' },
    };
    const values = {
      ...{ id, frontend: brand.id, organization_id: MADE_UP_ORGANIZATION.id, organization_name: organizationName },
      ...{ owner_id: MADE_UP.recruiter.id, state, title, langcode, data: JSON.stringify(data), sample: true },
      ...{ published: wasPublic ? ago(10) : null, expires: wasPublic ? ago(state === 'archived' ? 2 : -20) : null },
      ...{ archived: state === 'archived' ? ago(2) : null, submitted: state === 'draft' ? null : ago(11) },
      ...{ created: ago(12), changed: ago(10), views: wasPublic ? 120 : 0, application_starts: wasPublic ? 9 : 0 },
    };
    const names = Object.keys(values);
    const marks = names.map((_, at) => `$${at + 1}`).join(', ');
    await tx.client.query(
      `insert into ${tables.job} (${names.join(', ')}) overriding system value values (${marks})`,
      Object.values(values),
    );
    await tx.client.query(`insert into ${tables.job_frontend} (job_id, frontend) values ($1, $2)`, [id, brand.id]);
  }
  const [published] = made;
  if (published === undefined) throw new Error('A preview has no job of its own.');
  return published;
}

/** Of the applicant to jobs of others and to that of the recruiter, which guests applied to, too. */
async function insertApplications(
  { tx, locale, t, ago }: Belonging,
  others: readonly PublicJob[],
  own: PublicJob,
): Promise<void> {
  const { applicant, recruiter } = MADE_UP;
  const stages = ['sent', 'viewed', 'shortlisted'] as const;
  const sent = [
    ...[...others, own].map((to, at) => ({
      to,
      person: applicant,
      accountId: applicant.id,
      stage: stages[at] ?? 'sent',
      rating: 0,
    })),
    ...GUESTS.map(({ stage, rating, ...person }) => ({ to: own, person, accountId: null, stage, rating })),
  ];
  for (const [at, { to, person, accountId, stage, rating }] of sent.entries()) {
    const created = ago(sent.length - at);
    const { firstName, lastName, email } = person;
    const [row] = await rowsOf(tx)
      .insert(application)
      .values({
        ...{ jobId: to.id, jobTitle: to.title, organizationName: to.organizationName, accountId, email, locale },
        ...{ stage, rating, confirmed: created, created, changed: created },
        data: { basic_info: { firstName, lastName, emailAddress: email }, files: { coverLetter: t('sample.letter') } },
      })
      .returning({ id: application.id });
    const applicationId = row?.id ?? 0;
    const steps = [...new Set(['sent', stage])];
    await tx.db.insert(applicationEvent).values(
      steps.map((step) => ({
        ...{ applicationId, kind: step === 'sent' ? 'sent' : 'stage', stage: step, created },
        actorId: step === 'sent' || to !== own ? null : recruiter.id,
      })),
    );
  }
}

async function insertBookmarks({ tx, ago }: Belonging, jobs: readonly PublicJob[]): Promise<void> {
  const accountId = MADE_UP.applicant.id;
  for (const [at, { id }] of jobs.entries())
    await rowsOf(tx)
      .insert(bookmark)
      .values({ accountId, jobId: id, created: ago(at + 1) });
}

/** Of the applicant about jobs, of the recruiter about resumes. */
async function insertAlerts({ brand, tx, locale, t, ago }: Belonging): Promise<void> {
  const href = hrefOf(brand, locale);
  const created = ago(20);
  const same = { locale, request: {}, searchKey: 'all', interval: 86_400, nonce: '-', created, confirmed: created };
  await rowsOf(tx)
    .insert(searchAlert)
    .values([
      {
        ...same,
        ...{ index: 'JOBS', accountId: MADE_UP.applicant.id, title: t('sample.jobs'), href: href.path('/jobs') },
        since: ago(1),
      },
      {
        ...same,
        ...{
          index: 'RESUMES',
          accountId: MADE_UP.recruiter.id,
          title: t('sample.resumes'),
          href: href.path('/resumes'),
        },
        since: ago(1),
      },
    ]);
}

/** The applicant's resume, which employers can find, and the recruiter's request to contact its owner. */
async function insertResume({ brand, tx, locale, t, ago }: Belonging, own: PublicJob, counts: string): Promise<void> {
  const { id: accountId, firstName, lastName } = MADE_UP.applicant;
  const { title } = own;
  const data = {
    personal_info: { firstName, lastName, about: { value: `<p>${t('sample.about')}</p>`, format: 'filtered_html' } },
    job_preferences: { title },
    work_experience: {
      workExperience: [
        { id: 1, jobTitle: title, companyName: MADE_UP_ORGANIZATION.name, timePeriod: { start: '2019-03', end: null } },
      ],
    },
  };
  const versions = Object.fromEntries(Object.keys(data).map((group) => [group, 1]));
  const [row] = await rowsOf(tx)
    .insert(resume)
    .values({ accountId, langcode: locale.slice(0, 2), data, versions, created: ago(40), changed: ago(5) })
    .returning({ id: resume.id });
  const resumeId = row?.id ?? 0;
  await rowsOf(tx)
    .insert(resumeFrontend)
    .values({ resumeId, visible: true, listed: ago(40) });
  await tx.client.query(
    `insert into resume_search (resume_id, brand, "values", changed, head_vector, all_vector)
      select $1, id, '{}', $3, to_tsvector('simple', $4), to_tsvector('simple', $4) from frontend where key = $2`,
    [resumeId, brand.id, ago(5), title],
  );
  await tx.client.query(
    `insert into ${counts} (index, brand, value, count) select 'RESUMES', id, 0, 1 from frontend where key = $1`,
    [brand.id],
  );
  await rowsOf(tx)
    .insert(resumeContact)
    .values({
      ...{ resumeId, organizationId: MADE_UP_ORGANIZATION.id, askedBy: MADE_UP.recruiter.id, jobId: own.id },
      ...{ message: t('sample.message'), created: ago(2) },
    });
}

/** An order of the recruiter that is paid, with what it brought, and one that is open: of what the brand sells. */
async function insertPurchases({ brand, tx, locale, ago }: Belonging): Promise<void> {
  const { document } = brand;
  const products = productsOnSale(brand);
  if (products.length === 0 || document.prices.currency === null) return;
  const { id: organizationId, name } = MADE_UP_ORGANIZATION;
  const address = { countryCode: document.site.country.toUpperCase() };
  const data = { companyName: name, email: MADE_UP.recruiter.email, address };
  await rowsOf(tx)
    .insert(customer)
    .values({ organizationId, data, changed: ago(30) });
  for (const [days, isPaid] of [
    [30, true],
    [1, false],
  ] as const) {
    const wanted = (isPaid ? products.slice(0, 3) : products.slice(0, 1)).map(([product, { type }]) => ({
      ...{ product, quantity: isSubscription(type) || !isPaid ? 1 : 5, start: null },
    }));
    const created = ago(days);
    const quote = quoteOf({ brand, locale, now: created }, wanted, readCustomer(data));
    const order = {
      ...{ organizationId, organizationName: name, accountId: MADE_UP.recruiter.id, provider: 'invoice' },
      ...{ customer: data, locale, orderKey: `preview ${days}`, created },
    };
    const id = await insertOrder(tx, order, quote);
    if (id === null) continue;
    await issueInvoice(tx, brand, { id, locale, provider: 'invoice' }, { kind: 'invoice', now: created });
    if (!isPaid) continue;
    await updateOrder(tx, id, { state: 'paid', paid: created });
    const lines = await linesOf(tx.db, [id]);
    await giveGoods(tx, organizationId, lines, created);
    await insertBalances(tx, lines);
  }
}

/** In the database, a trigger keeps them; the tables of a world have none. */
async function insertBalances(tx: TransactionScope, lines: readonly LineRow[]): Promise<void> {
  const amounts = new Map<string, number>();
  for (const { type, credits, quantity } of lines) {
    const kind = creditTypeOf(type);
    if (kind !== undefined) amounts.set(kind, (amounts.get(kind) ?? 0) + (credits ?? 1) * quantity);
  }
  for (const [type, amount] of amounts)
    await rowsOf(tx).insert(creditBalance).values({ organizationId: MADE_UP_ORGANIZATION.id, type, amount });
}
