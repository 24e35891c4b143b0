import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import brandStyles from '../brand/Brand.module.css';
import { BrandDesk } from '../brand/BrandDesk.tsx';
import { ExportPanel } from '../brand/ExportPanel.tsx';
import { FeatureSwitches } from '../brand/FeatureSwitches.tsx';
import { FindingList } from '../brand/FindingList.tsx';
import { PreviewButton, PreviewLinks } from '../brand/Previews.tsx';
import { SettingSections } from '../brand/SettingSections.tsx';
import { Swatch } from '../parts/Swatch.tsx';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';

/** A brand: its features as switches, then every setting, then the pending changes. */
export function BrandScreen({ page, id, to, brand }: ScreenProps & { brand: string }) {
  const t = useTexts('admin');
  return (
    <BrandDesk
      page={page}
      id={id}
      brand={brand}
      head={({ settings, edit }) => (
        <div className={brandStyles.head}>
          <h2 className={styles.heading}>
            <Swatch colour={settings.brand.primary} /> {settings.brand.name}
          </h2>
          <a href={settings.brand.origin}>{settings.brand.origin}</a>
          <Link href={to('brands', settings.id, 'history')}>{t('history.title')}</Link>
          {!edit.isChanged && <PreviewButton id={id} brand={settings.id} patch={edit.patch} isBlocked={false} />}
        </div>
      )}
    >
      {({ settings }) => (
        <>
          {settings.brand.isSwitched && <ExportPanel brand={settings.id} />}
          <PreviewLinks brand={settings.id} />
          <FindingList id={`${id}-findings`} findings={settings.findings} withPlace />
          <h3 className={styles.heading}>{t('brand.features')}</h3>
          <p className="meta">{t('brand.featuresHelp')}</p>
          <FeatureSwitches />
          <h3 className={styles.heading}>{t('brand.settings')}</h3>
          <SettingSections />
        </>
      )}
    </BrandDesk>
  );
}
