import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { RelatedArticlesProps } from '../props.generated.ts';
import { PostList } from '../shared/blog/PostList.tsx';
import type { load } from './load.ts';
import styles from './RelatedArticles.module.css';

/** Posts to read after the one on the page, the closest first. Renders nothing if there are no others. */
export function RelatedArticles({ props, data, page, id }: WidgetProps<RelatedArticlesProps, WidgetData<typeof load>>) {
  const t = useTexts('content');
  const posts = data.related?.blogPost?.related ?? [];
  if (posts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 className="section-heading" id={`${id}-heading`}>
        {props.heading ?? t('blog.related')}
      </h2>
      <PostList posts={posts} page={page} level={3} show={props.show} />
    </section>
  );
}
