import type { RegionName } from '../../core/document/placements.ts';
import type { PageProps, PageRegions } from '../assemble/page-props.ts';
import { useTexts } from '../texts.tsx';
import styles from './PageView.module.css';
import { WidgetSlot } from './WidgetSlot.tsx';

/**
 * The page's regions and their widgets, in the order in which they are read: filters beside a list come before it, any
 * other aside after the main region. Regions without widgets render nothing.
 */
export function PageView({ page, regions, layout }: Pick<PageProps, 'page' | 'regions' | 'layout'>) {
  const t = useTexts('common');
  const filtersLead = page.search !== null && (layout === 'aside-left' || layout === 'panes');
  const asideFollows =
    regions.aside !== undefined && !filtersLead && (layout === 'aside-left' || layout === 'aside-right');
  const aside = <Region regions={regions} name="aside" as="aside" />;
  return (
    <div
      className={styles.page}
      data-page={page.document}
      data-page-layout={layout}
      data-personal={page.page === 'personal' || undefined}
    >
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      {page.search !== null && (
        <a className="skip-link" href="#main">
          {t('skipToResults')}
        </a>
      )}
      {page.brand.tracking && <div data-tracking-place="" />}
      <Region regions={regions} name="header" as="header" />
      <Target id="content" />
      <Region regions={regions} name="hero" as="div" />
      <div className={styles.body} data-aside-follows={asideFollows || undefined}>
        <Region regions={regions} name="sidebar" as="div" />
        {filtersLead && aside}
        <main className={styles.main}>
          <Target id="main" />
          {page.flash !== undefined && (
            <p className="card" role="status">
              {page.flash}
            </p>
          )}
          {regions.main?.map((instance) => (
            <WidgetSlot key={instance.id} instance={instance} />
          ))}
        </main>
        {!filtersLead && aside}
        <Region regions={regions} name="detail" as="section" />
      </div>
      <Region regions={regions} name="footer" as="footer" />
      <Region regions={regions} name="bottom" as="div" />
    </div>
  );
}

/** Where a link within the page moves the focus: an element of its own, since Tab skips what is in a region that takes it. */
function Target({ id }: { id: string }) {
  return <span className="visually-hidden" id={id} tabIndex={-1} />;
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
