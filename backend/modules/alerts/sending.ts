/** What differs between the kinds of alerts when sending. */
import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { Translate } from '../../../runtime/core/texts/translator.ts';
import type { Scope } from '../../scope.ts';
import type { hrefOf } from '../../services/href.ts';
import type { WorkTools } from '../../work/work.ts';
import type { Regions } from '../places/regions.ts';
import type { Candidate } from './choose.ts';
import type { SearchedArea } from './nearest.ts';
import type { News } from './news.ts';
import type { DueAlert } from './send-store.ts';

/** For whom a result is described. */
export interface Telling {
  regions: Regions;
  locale: string;
  /** Locale for amounts of money. */
  amounts: string;
  /** Whether this person has answered the result. */
  isAnswered: boolean;
  /** Country of the site. */
  country: string;
  href: ReturnType<typeof hrefOf>;
  /** Null for a search without a place, or with a whole country or region. */
  area: SearchedArea | null;
  /** Texts of a namespace, `mail` or `job`. */
  texts(namespace: 'mail' | 'job'): Translate;
}

/** Ids of results by alert. */
export type AnsweredBy = ReadonlyMap<number, ReadonlySet<number>>;

export interface SendingKind<Item extends Candidate> {
  template: 'job_alert' | 'resume_alert';
  /** Maximum number of results per mail, and per company. */
  limits(document: Pick<BrandDocument, 'alerts'>): { most: number; mostPerCompany: number };
  /** Results that do not exist for some of these accounts, by account. */
  hidden(tools: Pick<Scope, 'db'>, accountIds: readonly number[]): Promise<ReadonlyMap<number, ReadonlySet<number>>>;
  /** Which of these results the owners of these alerts have answered: mails say so. */
  answered(tools: Scope, alerts: readonly DueAlert[], ids: readonly number[]): Promise<AnsweredBy>;
  news(tools: Pick<WorkTools, 'db' | 'forms' | 'findBrand'>, brand: CompiledBrand, now: Date): News<Item>;
  /** One result in a mail: its title, further details, and its URL. */
  describe(item: Item, telling: Telling): { title: string; facts: readonly string[]; path: string };
}
