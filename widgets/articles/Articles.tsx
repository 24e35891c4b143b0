import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { ArticlesProps } from '../props.generated.ts';
import { PostList } from '../shared/blog/PostList.tsx';
import styles from './Articles.module.css';
import type { load } from './load.ts';

/** The newest posts of the blog. Renders nothing if there are none. */
export function Articles({ props, data, page, id }: WidgetProps<ArticlesProps, WidgetData<typeof load>>) {
  const t = useTexts('content');
  const posts = data.latest?.blogPosts.posts ?? [];
  if (posts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 className="section-heading" id={`${id}-heading`}>
        {props.heading ?? t('blog.latest')}
      </h2>
      <PostList posts={posts} page={page} level={3} show={props.show} />
      {props.linkToAll && (
        <p>
          <Link className={styles.all} href={createHref(page.brand.routes, page.locale).path('/blog')}>
            {t('blog.everything')}
          </Link>
        </p>
      )}
    </section>
  );
}
