/** schema.org data of a post of the blog. Pure. */
import type { ArticlePost } from './article.generated.ts';
import { absolute } from './page-head.ts';

export interface Publisher {
  name: string;
  /** Scheme and host, for pictures. */
  origin: string;
  /** Path or URL of its social image, for posts without a picture. */
  image: string;
}

/** An `Article`, published by the site, written by its authors or else by the site. */
export function article(post: ArticlePost, { name, origin, image }: Publisher): object {
  const { title, summary, language, authors, category, published, changed, canonicalUrl, picture } = post;
  const publisher = { '@type': 'Organization', name, url: origin };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    mainEntityOfPage: canonicalUrl,
    url: canonicalUrl,
    headline: title,
    description: summary,
    inLanguage: language,
    ...(category !== null && { articleSection: category }),
    image: absolute(origin, picture?.url ?? image),
    datePublished: published,
    // A post may have been changed before its publication, which is not news.
    dateModified: [published, changed].toSorted().at(-1),
    author: authors.length > 0 ? authors.map((author) => ({ '@type': 'Person', name: author })) : publisher,
    publisher,
  };
}
