import { hash } from 'node:crypto';
import type { CompiledBrand, DrawPage, RequestContext } from '../../core/request-context.ts';
import { pageJson } from '../assemble/page-json.ts';
import type { PageProps } from '../assemble/page-props.ts';
import { resolvePage } from '../assemble/resolve-page.ts';
import { buildPage } from '../assemble/serve-page.ts';
import { attributesHtml, brandTags, pageTags, tagsHtml } from '../head/head-tags.ts';
import type { WidgetLoaders, WidgetRegistry } from '../widget-contract.ts';
import { AppPage } from './AppPage.tsx';
import { frameOf } from './document-frame.ts';
import { drawPage } from './draw-page.tsx';

/**
 * Renders pages for a server that inserts them into their document itself. `components` are loaded eagerly, not with
 * `next/dynamic`.
 */
export function drawFor(loaders: WidgetLoaders, components: WidgetRegistry): DrawPage {
  return async (context: RequestContext, known?: string) => {
    const resolved = await resolvePage(context);
    if (resolved.kind === 'redirect') return null;
    await context.giveWay?.();
    const props = await buildPage(context, resolved, loaders);
    await context.giveWay?.();
    const json = pageJson({ ...props, head: null });
    const digest = digestOf(props, json);
    if (digest === known) return 'unchanged';
    await context.giveWay?.();
    const { html, widgets, modules, hasFailed } = drawPage(context, <AppPage props={props} registry={components} />);
    const { attributes, tags } = brandHtml(context);
    await context.giveWay?.();
    return {
      status: props.page.status,
      attributes,
      head: (props.head ? tagsHtml(pageTags(props.head), 'page') : '') + tags,
      body: html,
      props: hasFailed ? pageJson({ ...props, head: null }) : json,
      loads: [...widgets, ...modules].sort().join('\n'),
      digest,
    };
  };
}

/** The parts that all pages of a brand revision share are left out. */
function digestOf({ page, head }: PageProps, json: readonly (string | Buffer)[]): string {
  const own = json.filter((part) => typeof part === 'string').join('');
  return hash('sha1', own.replaceAll(page.now, '') + JSON.stringify(head), 'base64');
}

interface BrandHtml {
  /** Attributes of `<html>`. */
  attributes: string;
  /** Tags in `<head>`. */
  tags: string;
}

const kept = new WeakMap<CompiledBrand, Map<string, BrandHtml>>();

/** What all documents of a brand in one language have in common. */
function brandHtml(context: RequestContext): BrandHtml {
  const { brand, locale } = context;
  const known = kept.get(brand) ?? new Map<string, BrandHtml>();
  kept.set(brand, known);
  const found = known.get(locale);
  if (found) return found;
  const frame = frameOf(context);
  const made = { attributes: attributesHtml(frame.attributes), tags: tagsHtml(brandTags(frame), 'brand') };
  known.set(locale, made);
  return made;
}
