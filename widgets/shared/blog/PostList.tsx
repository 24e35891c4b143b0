import { Link } from '../../../runtime/page/Link.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { dayText } from '../words/day-text.tsx';
import styles from './PostList.module.css';
import type { TeaserPost } from './posts.generated.ts';

export interface PostListProps {
  posts: readonly TeaserPost[];
  page: PageInfo;
  /** Heading level of the titles. */
  level: 2 | 3;
  /** `list` one below the other, `cards` side by side, `titles` without pictures and summaries. */
  show: 'list' | 'cards' | 'titles';
}

/** Posts of the blog. The whole entry links to the post. */
export function PostList({ posts, page, level, show }: PostListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.list} data-show={show}>
      {posts.map((post) => (
        <li className={styles.item} key={post.id}>
          {show !== 'titles' && post.picture && (
            <img
              className={styles.picture}
              src={post.picture.url}
              alt=""
              width={post.picture.width ?? undefined}
              height={post.picture.height ?? undefined}
              loading="lazy"
            />
          )}
          <article className={styles.words} lang={post.language === page.locale ? undefined : post.language}>
            {post.category && <p className={styles.category}>{post.category}</p>}
            <Heading className={styles.title}>
              <Link className={styles.target} href={post.path}>
                {post.title}
              </Link>
            </Heading>
            {show !== 'titles' && <p className={styles.summary}>{post.summary}</p>}
            <p className={styles.facts}>
              {post.authors.length > 0 && <span className={styles.fact}>{post.authors.join(', ')}</span>}
              <span className={styles.fact}>{dayText(post.published, page)}</span>
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
