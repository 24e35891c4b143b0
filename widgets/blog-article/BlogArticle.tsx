import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { dayText } from '../shared/words/day-text.tsx';
import styles from './BlogArticle.module.css';
import type { load } from './load.ts';

/** A post of the blog: heading, authors and date, picture, text. */
export function BlogArticle({ data, page }: WidgetProps<Record<string, never>, WidgetData<typeof load>>) {
  const t = useTexts('content');
  const post = data.article?.blogPost;
  if (!post) return null;
  const { title, summary, category, authors, published, picture, body, language } = post;
  const blog = createHref(page.brand.routes, page.locale).path('/blog');
  return (
    <article className={styles.article} lang={language === page.locale ? undefined : language}>
      <header className={styles.head}>
        <p className={styles.trail}>
          <Link href={blog}>{t('blog.title')}</Link>
          {category && (
            <Link className={styles.category} href={`${blog}?category=${encodeURIComponent(category)}`}>
              {category}
            </Link>
          )}
        </p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts}>
          {authors.length > 0 && <span className={styles.fact}>{t('blog.by', { names: authors.join(', ') })}</span>}
          <span className={styles.fact}>{dayText(published, page)}</span>
        </p>
      </header>
      {picture && (
        <img
          className={styles.picture}
          src={picture.url}
          alt={picture.alt}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
        />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the backend sanitizes posts when it stores them */}
      <div className={`prose ${styles.body}`} dangerouslySetInnerHTML={{ __html: body }} />
    </article>
  );
}
