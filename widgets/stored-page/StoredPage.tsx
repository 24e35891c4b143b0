import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { load } from './load.ts';
import styles from './StoredPage.module.css';

/** Title and text of a content page kept in the database. */
export function StoredPage({ data, page }: WidgetProps<Record<string, never>, WidgetData<typeof load>>) {
  const stored = page.draft ?? data.stored?.getRoutInfo.route.content?.landingPage;
  if (!stored) return null;
  return (
    <article className={styles.page}>
      <h1>{stored.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the backend sanitizes pages when it stores them */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: stored.body }} />
    </article>
  );
}
