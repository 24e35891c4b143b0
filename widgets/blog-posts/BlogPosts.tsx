import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { BlogPostsProps } from '../props.generated.ts';
import { PostList } from '../shared/blog/PostList.tsx';
import { Pager } from '../shared/lists/Pager.tsx';
import styles from './BlogPosts.module.css';
import { blogHref, blogSearchOf } from './blog-search.ts';
import type { load } from './load.ts';

/** The blog: its categories, a search in it, and its posts, page by page. */
export function BlogPosts({ props, data, page, id }: WidgetProps<BlogPostsProps, WidgetData<typeof load>>) {
  const t = useTexts('content');
  const { total, posts, categories } = data.blog.blogPosts;
  const search = blogSearchOf(page);
  const isSearch = search.text !== null || search.category !== null;
  return (
    <section className={styles.blog} aria-labelledby={`${id}-heading`}>
      <header className={styles.head}>
        <h1 id={`${id}-heading`}>{props.heading ?? t('blog.title')}</h1>
        {props.lead && <p className={styles.lead}>{props.lead}</p>}
        <SearchForm page={page} id={id} />
        {categories.length > 1 && (
          <nav aria-label={t('blog.categories')}>
            <ul className={styles.categories}>
              {[null, ...categories.map(({ name }) => name)].map((name) => (
                <li key={name ?? ''}>
                  <Link
                    className={`chip ${styles.category}`}
                    href={blogHref(page, { category: name, text: search.text })}
                    aria-current={name === search.category ? 'true' : undefined}
                  >
                    {name ?? t('blog.all')}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {isSearch && (
        <p className={styles.total} role="status">
          {t('blog.total', { count: total })}
        </p>
      )}
      {total === 0 ? (
        <p>
          {t(isSearch ? 'blog.nothing' : 'blog.empty')}{' '}
          {isSearch && <Link href={blogHref(page, {})}>{t('blog.everything')}</Link>}
        </p>
      ) : (
        <PostList posts={posts} page={page} level={2} show={props.show} />
      )}
      <Pager
        page={search.current}
        pages={Math.ceil(total / props.pageSize)}
        hrefOf={(current) => blogHref(page, { ...search, current })}
      />
    </section>
  );
}

function SearchForm({ page, id }: { page: PageInfo; id: string }) {
  const t = useTexts('content');
  const { category, text } = blogSearchOf(page);
  return (
    <search>
      <form className={styles.form} action={createHref(page.brand.routes, page.locale).path('/blog')} method="get">
        {category !== null && <input type="hidden" name="category" value={category} />}
        <label className="visually-hidden" htmlFor={`${id}-search`}>
          {t('blog.search')}
        </label>
        <input
          className="field"
          id={`${id}-search`}
          key={text}
          type="search"
          name="search"
          placeholder={t('blog.search')}
          defaultValue={text ?? ''}
          maxLength={200}
        />
        <button className="button button-quiet" type="submit">
          {t('blog.submit')}
        </button>
      </form>
    </search>
  );
}
