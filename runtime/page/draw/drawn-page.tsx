import type { DrawPage, RequestContext } from '../../core/request-context.ts';
import { pageJson } from '../assemble/page-json.ts';
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
  return async (context: RequestContext) => {
    const resolved = await resolvePage(context);
    if (resolved.kind === 'redirect') return null;
    const props = await buildPage(context, resolved, loaders);
    const { html, widgets, modules } = drawPage(context, <AppPage props={props} registry={components} />);
    const frame = frameOf(context);
    return {
      status: props.page.status,
      attributes: attributesHtml(frame.attributes),
      head: (props.head ? tagsHtml(pageTags(props.head), 'page') : '') + tagsHtml(brandTags(frame), 'brand'),
      body: html,
      props: pageJson({ ...props, head: null }),
      loads: [...widgets, ...modules].sort().join('\n'),
    };
  };
}
