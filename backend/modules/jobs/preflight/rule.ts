import type { PreflightReader, PreflightSeverity } from '../../../graphql.generated.ts';
import type { Ad, AdSite } from './ad.ts';

/** A problem for a consumer of the job posting. */
export interface AdFinding {
  /** Key of its texts, `<code>.message` and `<code>.fix` in the namespace `preflight`. */
  code: string;
  severity: PreflightSeverity;
  reader: PreflightReader;
  /** Field to change. */
  pointer: string;
  /** Values for its texts. */
  values?: Readonly<Record<string, string | number>>;
}

/** Returns the findings of one rule; none for unanswered fields, unless the rule is about those. */
export type Rule = (ad: Ad, site: AdSite) => readonly AdFinding[];
