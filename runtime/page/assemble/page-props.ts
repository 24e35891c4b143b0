import type { RegionName } from '../../core/document/placements.ts';
import type { CatalogueCut } from '../../core/texts/catalogues.ts';
import type { PageInfo } from '../widget-contract.ts';

/** One widget placed in a region, ready to render. */
export interface WidgetInstance {
  /** Unique on the page and stable for the same document: `main-2`. */
  id: string;
  widget: string;
  props: Readonly<Record<string, unknown>>;
  /** Query name -> key among the answers. */
  queries?: Readonly<Record<string, string>>;
  /** Id of the logged error, if one of its queries failed. */
  fault?: string;
}

/** Data loaded by the server, by query key. */
export type Answers = Readonly<Record<string, unknown>>;

export type PageRegions = Partial<Record<RegionName, readonly WidgetInstance[]>>;

/** Contents of `<head>`; plain, serializable data. */
export interface HeadInfo {
  title: string;
  /** `name` or `property` and content, in order. */
  metas: readonly { name?: string; property?: string; content: string }[];
  links: readonly { rel: string; href: string; hrefLang?: string; type?: string; title?: string }[];
  /** schema.org data blocks, one JSON text each, safe inside `<script>`. */
  jsonLd: readonly string[];
}

/**
 * Props of every page, as getServerSideProps passes them to the browser. Keep them small: they are part of the HTML.
 */
export interface PageProps {
  page: PageInfo;
  layout: string;
  regions: PageRegions;
  texts: CatalogueCut;
  answers: Answers;
  /** Null if the document already contains the tags. */
  head: HeadInfo | null;
}
