/** What a test of a brand is. One kind is one file; `brand-tests.ts` lists them. */
import type { Path } from '../../runtime/core/brand/sources/json.ts';
import type { TestedSite } from './tested-site.ts';

export interface BrandCase {
  /** What is tested: an address, a menu entry, a form in a language. Unique within its kind. */
  name: string;
  /** Cases of one sort differ in nothing but their brand and language: a quick run takes some sorts only. */
  sort: string;
  /** The setting to look at when it fails. */
  path: Path;
  /** A sentence for each fault; none when everything is as the document says. */
  run(): Promise<readonly string[]> | readonly string[];
}

export interface BrandTest {
  /** One word, for reports and test names. */
  kind: string;
  /** What holds when it passes, as a sentence without its end. */
  title: string;
  /** Too slow for a quick run. */
  isSlow?: true;
  cases(site: TestedSite): Promise<BrandCase[]> | BrandCase[];
}
