import { lazy, Suspense, useEffect, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { refineHref } from '../shared/search/listing-links.ts';
import styles from './JobAlertOffer.module.css';
import { isPromptDue, mayInterrupt, PROMPT_AFTER_MS } from './prompt-turn.ts';

const AlertPrompt = lazy(async () => ({ default: (await import('./AlertPrompt.tsx')).AlertPrompt }));

/** A link to get the jobs of this search by email, below the list; on wide screens also a dialog now and then. */
export function JobAlertOffer({ page }: WidgetProps<Record<string, never>>) {
  const t = useTexts('search');
  const href = createHref(page.brand.routes, page.locale);
  const { alerts, features } = page.brand;
  const [isOffered, setOffered] = useState(false);
  const alertsPage = features.jobAlerts ? href.page('alerts') : null;
  const bookmarksPage = features.bookmarks ? href.page('bookmarks') : null;
  const to =
    alertsPage && `${href.path('/user/alerts/new')}?search=${encodeURIComponent(refineHref(page, { page: 1 }))}`;
  useEffect(() => {
    if (!to || !isPromptDue(alerts.promptDays)) return;
    const timer = setTimeout(() => setOffered(mayInterrupt()), PROMPT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [to, alerts]);
  if (!to && !bookmarksPage) return null;
  return (
    <>
      <p className={styles.offer}>
        {to && (
          <Link className="button button-quiet" href={to} rel="nofollow">
            {t('alert.offer')}
          </Link>
        )}
        {bookmarksPage && (
          <Link href={bookmarksPage} rel="nofollow">
            {t('alert.bookmarks')}
          </Link>
        )}
      </p>
      {to && isOffered && (
        <Suspense fallback={null}>
          <AlertPrompt to={to} onClose={() => setOffered(false)} />
        </Suspense>
      )}
    </>
  );
}
