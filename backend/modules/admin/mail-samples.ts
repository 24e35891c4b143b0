/** Emails with made-up values: to look at, and for administrators to send to themselves. */
import { brandLanguages } from '../../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { MailSampleKind } from '../../graphql.generated.ts';
import { composeMail, queueComposed } from '../../mail/outbox.ts';
import type { NewMail } from '../../mail/queue-store.ts';
import { lengthened, sampleUnsubscribe, sampleValues } from '../../mail/samples.ts';
import { isTemplate, TEMPLATES, type TemplateName } from '../../mail/templates.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf, requireBrand } from '../rights/access.ts';

interface Asked {
  brand: string;
  locale: string;
  template: string;
  kind: MailSampleKind;
}

const ADDRESSEE = { name: 'Ada Byron', firstName: 'Ada' };

/** The templates with the subjects of their samples. Throws `UserError` NOT_ALLOWED, BAD_INPUT. */
export async function listTemplates(context: ApiContext, asked: { brand: string; locale?: string | null }) {
  const brand = await brandOf(context, asked.brand, 'mailTemplates');
  const { locales } = brand.document;
  const locale = languageOf(brand, asked.locale ?? locales.default);
  const templates = TEMPLATES.map((name) => {
    const { subject } = compose(context, { brand, locale, template: name, kind: 'NAMED' });
    return { name, subject };
  });
  return { locale, languages: [...brandLanguages(locales)], templates };
}

/** A sample as it would be sent. Throws as `listTemplates` does. */
export async function sampleMail(context: ApiContext, asked: Asked) {
  const { senderName, subject, text, html } = await requireSample(context, asked, 'mailSample');
  return { from: senderName, subject, text, html };
}

/** Sends exactly this to the person, and nobody else. Throws as `listTemplates` does, and TOO_MANY_TRIES. */
export async function sendSample(context: ApiContext, asked: Asked): Promise<string> {
  const sample = await requireSample(context, asked, 'sendMailSample');
  const { id: accountId, email: recipient } = personOf(context);
  await context.limits.take('mail-sample', String(accountId));
  await transact({ pool: context.pool, frontend: asked.brand }, async (tx) => {
    await queueComposed(tx.db, [{ ...sample, recipient, subject: `[Test] ${sample.subject}` }]);
    const detail = { template: asked.template, language: asked.locale };
    await recordEvent(tx, { kind: 'mail_tested', accountId, address: context.address, detail });
  });
  return recipient;
}

async function requireSample(context: ApiContext, asked: Asked, operation: string): Promise<NewMail> {
  const brand = await brandOf(context, asked.brand, operation);
  const { template, kind } = asked;
  if (!isTemplate(template)) {
    const message = `There is no template "${template.slice(0, 40)}". Allowed: ${TEMPLATES.join(', ')}.`;
    throw new UserError('BAD_INPUT', message, { path: 'template' });
  }
  return compose(context, { brand, locale: languageOf(brand, asked.locale), template, kind });
}

async function brandOf(context: ApiContext, id: string, operation: string): Promise<CompiledBrand> {
  await requireBrand(context, id, operation);
  const brand = context.findBrand(id);
  if (brand === undefined)
    throw new UserError('BAD_INPUT', `There is no brand "${id.slice(0, 40)}".`, { path: 'brand' });
  return brand;
}

function languageOf({ document: { locales } }: CompiledBrand, locale: string): string {
  const languages = brandLanguages(locales);
  if (languages.includes(locale)) return locale;
  const message = `"${locale.slice(0, 40)}" is no language of this brand. Allowed: ${languages.join(', ')}.`;
  throw new UserError('BAD_INPUT', message, { path: 'locale' });
}

interface Sample {
  brand: CompiledBrand;
  locale: string;
  template: TemplateName;
  kind: MailSampleKind;
}

function compose({ originOf }: Pick<ApiContext, 'originOf'>, { brand, locale, template, kind }: Sample): NewMail {
  const origin = originOf(brand);
  const values = sampleValues(origin, locale)[template];
  const unsubscribe = sampleUnsubscribe(template, origin);
  return composeMail(
    {
      ...{ brand, origin, locale, template, to: 'ada@example.com' },
      values: kind === 'LONG' ? lengthened(values) : values,
      ...(unsubscribe !== undefined && { unsubscribe }),
    },
    kind === 'UNNAMED' ? null : ADDRESSEE,
  );
}
