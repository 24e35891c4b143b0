import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { BookmarkButton } from '../shared/bookmarks/BookmarkButton.tsx';
import styles from './BookmarksPage.module.css';
import type { MarkedJob as MarkedJobData } from './bookmarks-page.generated.ts';

/** One bookmarked job; one that is no longer available keeps its title. */
export function MarkedJob({ marked, page, isMarked }: { marked: MarkedJobData; page: PageInfo; isMarked: boolean }) {
  const t = useTexts('bookmarks');
  const jobTexts = useTexts('job');
  const { title, organizationName, archived, job } = marked;
  const facts = [organizationName, job?.location?.label].filter(Boolean).join(' · ');
  return (
    <li className={styles.entry} data-unmarked={!isMarked || undefined}>
      <h2 className={styles.title}>
        {job ? <Link href={createHref(page.brand.routes, page.locale).job(job)}>{title}</Link> : title}
      </h2>
      <p>{facts}</p>
      {archived && <p className={styles.archived}>{t(job ? 'archived' : 'gone')}</p>}
      <BookmarkButton job={marked} isMarked={isMarked} t={jobTexts} />
    </li>
  );
}
