/** What tells the sending of one kind of alerts from another. */
import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { hrefOf } from '../../services/href.ts';
import type { WorkTools } from '../../work/work.ts';
import type { Regions } from '../places/regions.ts';
import type { Candidate } from './choose.ts';
import type { News } from './news.ts';

/** For whom a result is told. */
export interface Telling {
  regions: Regions;
  locale: string;
  /** Country of the site. */
  country: string;
  href: ReturnType<typeof hrefOf>;
}

export interface SendingKind<Item extends Candidate> {
  template: 'job_alert' | 'resume_alert';
  /** Results that one mail may hold, and of one company. */
  limits(document: Pick<BrandDocument, 'alerts'>): { most: number; mostPerCompany: number };
  news(tools: Pick<WorkTools, 'db' | 'forms'>, brand: CompiledBrand, now: Date): News<Item>;
  /** One result in a mail: what it is called, what else is said of it, and where it is on the site. */
  describe(item: Item, telling: Telling): { title: string; facts: readonly string[]; path: string };
}
