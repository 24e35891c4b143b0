import type { PageProps, PageRegions, RegionName } from '../assemble/page-props.ts';
import { useTexts } from '../texts.tsx';
import styles from './PageView.module.css';
import { WidgetSlot } from './WidgetSlot.tsx';

/** The page's regions and their widgets. Regions without widgets render nothing. */
export function PageView({ page, regions, layout }: Pick<PageProps, 'page' | 'regions' | 'layout'>) {
  const t = useTexts('common');
  return (
    <div className={styles.page} data-page={page.document} data-page-layout={layout}>
      <a className="skip-link" href="#main">
        {t('skipToContent')}
      </a>
      <Region regions={regions} name="header" as="header" />
      <Region regions={regions} name="hero" as="div" />
      <div className={styles.body}>
        <Region regions={regions} name="sidebar" as="div" />
        <Region regions={regions} name="aside" as="aside" />
        <main className={styles.main} id="main" tabIndex={-1}>
          {page.flash !== undefined && (
            <p className="card" role="status">
              {page.flash}
            </p>
          )}
          {regions.main?.map((instance) => (
            <WidgetSlot key={instance.id} instance={instance} />
          ))}
        </main>
        <Region regions={regions} name="detail" as="section" />
      </div>
      <Region regions={regions} name="footer" as="footer" />
      <Region regions={regions} name="bottom" as="div" />
    </div>
  );
}

function Region({
  regions,
  name,
  as: Tag,
}: {
  regions: PageRegions;
  name: RegionName;
  as: 'header' | 'footer' | 'aside' | 'section' | 'div';
}) {
  const list = regions[name];
  if (!list) return null;
  return (
    <Tag className={styles[name]} data-region={name}>
      {list.map((instance) => (
        <WidgetSlot key={instance.id} instance={instance} />
      ))}
    </Tag>
  );
}
