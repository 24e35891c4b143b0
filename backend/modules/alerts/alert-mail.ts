/** The mail of an alert: its new results, in the language of the alert. */
import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { cameFrom } from '../../../runtime/core/seo/came-from.ts';
import { amountLocale } from '../../../runtime/core/texts/amount-locale.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { Connection } from '../../database/pool.ts';
import { type Mail, queueMails } from '../../mail/outbox.ts';
import { hrefOf } from '../../services/href.ts';
import type { WorkTools } from '../../work/work.ts';
import type { Regions } from '../places/regions.ts';
import type { Candidate } from './choose.ts';
import { type AlertKind, jobAlerts } from './kinds.ts';
import { alertLink, RESULTS } from './links.ts';
import { areaOf } from './nearest.ts';
import type { SearchCore } from './saved-search.ts';
import type { DueAlert } from './send-store.ts';
import type { SendingKind } from './sending.ts';

/** An alert with results to mail. */
export interface FullAlert<Item> {
  alert: DueAlert;
  items: readonly Item[];
  /** Those that its owner has answered. */
  answered: ReadonlySet<number> | undefined;
}

interface Writing<Item extends Candidate> {
  brand: CompiledBrand;
  kind: AlertKind;
  sending: SendingKind<Item>;
  regions: Regions;
  /** The search of these alerts. */
  request: SearchCore;
}

/** Queues one mail per alert. */
export async function queueAlerts<Item extends Candidate>(
  db: Connection,
  tools: WorkTools,
  writing: Writing<Item>,
  full: readonly FullAlert<Item>[],
): Promise<void> {
  await queueMails(
    db,
    full.flatMap(({ alert, items, answered }) => {
      const { recipient: to } = alert;
      return to === null ? [] : [{ ...writeAlert(tools, { ...writing, alert, items, answered }), to }];
    }),
  );
}

function writeAlert<Item extends Candidate>(
  { originOf, links }: WorkTools,
  { brand, kind, sending, regions, request, alert, items, answered }: Writing<Item> & FullAlert<Item>,
): Omit<Mail<'job_alert' | 'resume_alert'>, 'to'> {
  const { site, locales } = brand.document;
  const origin = originOf(brand);
  const locale = languageOr(locales, alert.locale);
  const telling = {
    regions,
    locale,
    amounts: amountLocale(brand.document, locale),
    country: site.country,
    href: hrefOf(brand, locale),
    area: areaOf(request, brand.document.search.radius),
    texts: (namespace: 'mail' | 'job') => translatorOf(cutCatalogue(brand, locale, [namespace]), namespace),
  };
  const own = alertLink({ brand, links }, origin, kind, { ...alert, locale });
  // Only jobs have news that a visit ends.
  const results = kind === jobAlerts ? own + RESULTS : origin + alert.href;
  return {
    brand,
    origin,
    locale,
    template: sending.template,
    values: {
      search: alert.name ?? alert.title,
      results: items.map((item) => {
        const { title, facts, path } = sending.describe(item, {
          ...telling,
          isAnswered: answered?.has(item.id) ?? false,
        });
        return { title, facts, link: cameFrom(origin + path, { medium: 'email', source: sending.template }) };
      }),
      link: cameFrom(results, { medium: 'email', source: sending.template }),
    },
    unsubscribe: own,
  };
}
