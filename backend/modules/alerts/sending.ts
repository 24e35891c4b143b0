/** What differs between the kinds of alerts when sending. */
import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { hrefOf } from '../../services/href.ts';
import type { WorkTools } from '../../work/work.ts';
import type { Regions } from '../places/regions.ts';
import type { Candidate } from './choose.ts';
import type { News } from './news.ts';

/** For whom a result is described. */
export interface Telling {
  regions: Regions;
  locale: string;
  /** Country of the site. */
  country: string;
  href: ReturnType<typeof hrefOf>;
}

export interface SendingKind<Item extends Candidate> {
  template: 'job_alert' | 'resume_alert';
  /** Maximum number of results per mail, and per company. */
  limits(document: Pick<BrandDocument, 'alerts'>): { most: number; mostPerCompany: number };
  news(tools: Pick<WorkTools, 'db' | 'forms'>, brand: CompiledBrand, now: Date): News<Item>;
  /** One result in a mail: its title, further details, and its URL. */
  describe(item: Item, telling: Telling): { title: string; facts: readonly string[]; path: string };
}
