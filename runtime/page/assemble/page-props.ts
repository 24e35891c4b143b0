import type { CatalogueCut } from '../../core/texts/catalogues.ts';
import type { PageInfo } from '../widget-contract.ts';

/** Regions in the order of the document; `detail` is the pane beside a list. */
export const regionNames = ['header', 'hero', 'sidebar', 'main', 'aside', 'detail', 'footer', 'bottom'] as const;
export type RegionName = (typeof regionNames)[number];

/** One widget standing in a region, ready to render. */
export interface WidgetInstance {
  /** Unique on the page and the same for the same document: `main-2`. */
  id: string;
  widget: string;
  props: Readonly<Record<string, unknown>>;
  /** Name of each query -> its key among the answers. */
  queries?: Readonly<Record<string, string>>;
  /** Id under which the fault was logged, when one of its queries failed. */
  fault?: string;
}

/** What the server loaded: key of a query -> its data. */
export type Answers = Readonly<Record<string, unknown>>;

export type PageRegions = Partial<Record<RegionName, readonly WidgetInstance[]>>;

/** What stands in `<head>`; plain data, so that it serialises. */
export interface HeadInfo {
  title: string;
  /** `name` or `property` and content, in order. */
  metas: readonly { name?: string; property?: string; content: string }[];
  links: readonly { rel: string; href: string; hrefLang?: string; type?: string; title?: string }[];
  /** schema.org data blocks, one JSON text each, safe inside `<script>`. */
  jsonLd: readonly string[];
}

/** Props of every page: what getServerSideProps hands to the browser. Keep it small, it is part of the HTML. */
export interface PageProps {
  page: PageInfo;
  layout: string;
  regions: PageRegions;
  texts: CatalogueCut;
  answers: Answers;
  /** Null in a page whose tags already stand in its document. */
  head: HeadInfo | null;
}
