/** A section of a CV: its heading, and what stands below it. */
import type { SectionKind } from './heading-names.ts';

export interface Section {
  /** `head`: everything above the first heading. */
  kind: SectionKind | 'head';
  /** As written; null above the first. */
  heading: string | null;
  lines: string[];
}
