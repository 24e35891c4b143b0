import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import styles from './StoredPage.module.css';

export interface StoredPageData {
  stored: { getRoutInfo: { route: { content: { landingPage: { title: string; body: string } | null } | null } } };
}

/** Title and text of a content page that the database keeps. */
export function StoredPage({ data }: WidgetProps<Record<string, never>, StoredPageData>) {
  const page = data.stored.getRoutInfo.route.content?.landingPage;
  if (!page) return null;
  return (
    <article className={styles.page}>
      <h1>{page.title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the backend sanitises pages when it stores them */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: page.body }} />
    </article>
  );
}
