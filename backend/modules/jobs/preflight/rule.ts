import type { PreflightReader, PreflightSeverity } from '../../../graphql.generated.ts';
import type { Ad, AdSite } from './ad.ts';

/** What a reader of an advertisement will not take, or not like. */
export interface AdFinding {
  /** Names its texts, `<code>.message` and `<code>.fix` of the namespace `preflight`. */
  code: string;
  severity: PreflightSeverity;
  reader: PreflightReader;
  /** Field that mends it. */
  pointer: string;
  /** For its texts. */
  values?: Readonly<Record<string, string | number>>;
}

/** Says what one rule finds; nothing where all is well, and nothing of what is not answered yet unless that is its matter. */
export type Rule = (ad: Ad, site: AdSite) => readonly AdFinding[];
