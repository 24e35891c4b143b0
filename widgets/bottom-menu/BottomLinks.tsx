import { isActiveRoute } from '../../runtime/core/routing/active.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { sessionLinks } from '../../runtime/core/routing/session-links.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import styles from './BottomMenu.module.css';

/** Links to the search and to personal pages. */
export function BottomLinks({ page }: { page: PageInfo }) {
  const t = useTexts('session');
  const { roles, user } = useSession();
  const href = createHref(page.brand.routes, page.locale);
  const links = [
    { key: 'jobs', href: href.jobs() },
    ...sessionLinks(href, roles, { applicantsOnly: user?.applicantsOnly === true }),
  ].slice(0, 4);
  return (
    <nav className={styles.bar} aria-label={t('personal')}>
      <ul className={styles.links}>
        {links.map(({ key, href: address }) => (
          <li key={key} className={styles.place}>
            <Link
              className={styles.link}
              href={address}
              aria-current={isActiveRoute(address, page.canonical ?? '') ? 'page' : undefined}
            >
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
