import { operation } from '../../core/operation.ts';
import type { RequestContext } from '../../core/request-context.ts';
import { loadArticleQuery } from '../../core/seo/article.generated.ts';
import { article } from '../../core/seo/article.ts';
import { serializeJsonLd } from '../../core/seo/json-ld.ts';
import { socialImage } from '../head/social-image.ts';
import { onOwnOrigin } from './own-origin.ts';

/** The Article data block of a post; null if it cannot be loaded. */
export async function loadArticle(context: RequestContext, id: number): Promise<string | null> {
  const { origin, brand } = context;
  try {
    const { blogPost } = await context.query(operation(loadArticleQuery, { id }));
    if (blogPost === null) return null;
    const post = { ...blogPost, canonicalUrl: onOwnOrigin(context, blogPost.canonicalUrl) };
    return serializeJsonLd(article(post, { name: brand.document.site.name, origin, image: socialImage(brand) }));
  } catch (error) {
    context.log('error', 'ARTICLE_FAILED', `post ${id}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
