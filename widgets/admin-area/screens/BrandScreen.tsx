import Router from 'next/router';
import { useCallback, useMemo, useState } from 'react';
import { type JsonObject, stringsAt } from '../../../runtime/core/brand/sources/json.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import brandStyles from '../brand/Brand.module.css';
import { adminBrandQuery, brandSchemaQuery } from '../brand/brand.generated.ts';
import { ExportPanel } from '../brand/ExportPanel.tsx';
import { FeatureSwitches } from '../brand/FeatureSwitches.tsx';
import { FindingList } from '../brand/FindingList.tsx';
import { jsonOf, type LoadedBrand, loadedBrand } from '../brand/loaded-brand.ts';
import { PreviewButton, PreviewLinks } from '../brand/Previews.tsx';
import { ReviewDialog } from '../brand/ReviewDialog.tsx';
import { ScheduledChanges } from '../brand/ScheduledChanges.tsx';
import { SettingSections } from '../brand/SettingSections.tsx';
import { Steps } from '../brand/Steps.tsx';
import { SettingProvider } from '../brand/setting-context.ts';
import { useBrandEdit } from '../brand/use-brand-edit.ts';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { Swatch } from '../parts/Swatch.tsx';
import { useLeaveWarning } from '../parts/use-leave-warning.ts';
import { Waiting } from '../parts/Waiting.tsx';
import { When } from '../parts/When.tsx';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';

/** A brand: its features as switches, then every setting, then the pending changes. */
export function BrandScreen(props: ScreenProps & { brand: string }) {
  const schema = useAnswer(brandSchemaQuery);
  const brand = useAnswer(adminBrandQuery, { id: props.brand });
  const found = brand.data?.adminBrand;
  const settings = useMemo(() => (found ? loadedBrand(found) : null), [found]);
  const failure = schema.failure ?? brand.failure;
  if (failure && !(schema.data && brand.data)) {
    return (
      <FailureNote
        failure={failure}
        again={() => {
          schema.again();
          brand.again();
        }}
      />
    );
  }
  if (!schema.data || !settings) return <Waiting lines={10} />;
  return <Settings {...props} root={jsonOf(schema.data.brandSchema)} settings={settings} again={brand.again} />;
}

interface SettingsProps extends ScreenProps {
  root: JsonObject;
  settings: LoadedBrand;
  again(): void;
}

function Settings({ page, id, to, root, settings, again }: SettingsProps) {
  const t = useTexts('admin');
  const [isReviewing, setReviewing] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [plans, setPlans] = useState(0);
  const { brand } = settings;
  const reload = useCallback(() => {
    again();
    // Menus and texts around the form belong to the brand, too.
    if (settings.id === page.brand.id) void Router.replace(Router.asPath, undefined, { scroll: false });
  }, [again, settings.id, page.brand.id]);
  const edit = useBrandEdit(settings, reload);
  useLeaveWarning(edit.isChanged);
  const value = {
    id: `${id}-setting`,
    root,
    settings,
    document: edit.document,
    findings: edit.findings,
    locales: stringsAt(edit.document, ['locales', 'supported']).map(({ text }) => text),
    set: edit.set,
  };
  return (
    <SettingProvider value={value}>
      <section className={styles.screen}>
        <div className={brandStyles.head}>
          <h2 className={styles.heading}>
            <Swatch colour={brand.primary} /> {brand.name}
          </h2>
          <a href={brand.origin}>{brand.origin}</a>
          <Link href={to('brands', settings.id, 'history')}>{t('history.title')}</Link>
          {!edit.isChanged && <PreviewButton id={id} brand={settings.id} patch={edit.patch} isBlocked={false} />}
        </div>
        {brand.isSuspended && (
          <Note kind="danger">
            <p>{t('brand.suspended')}</p>
          </Note>
        )}
        {message && !edit.isChanged && (
          <Note kind="good">
            <p>{message}</p>
          </Note>
        )}
        <Steps
          settings={settings}
          onDone={(text) => {
            setMessage(text);
            reload();
          }}
          isBlocked={edit.isChanged}
        />
        {brand.isSwitched && <ExportPanel brand={settings.id} />}
        <ScheduledChanges key={plans} id={`${id}-scheduled`} brand={settings.id} open onChanged={reload} />
        <PreviewLinks brand={settings.id} />
        <FindingList id={`${id}-findings`} findings={settings.findings} withPlace />
        <h3 className={styles.heading}>{t('brand.features')}</h3>
        <p className="meta">{t('brand.featuresHelp')}</p>
        <FeatureSwitches />
        <h3 className={styles.heading}>{t('brand.settings')}</h3>
        <SettingSections />
        {edit.isChanged && (
          <div className={brandStyles.bar}>
            <span role="status">{edit.isChecking ? t('brand.checking') : t('brand.changed')}</span>
            {edit.keptSince && (
              <span className="meta">
                {t('brand.kept')} <When at={edit.keptSince} />
              </span>
            )}
            {!edit.isKept && <span className="meta">{t('brand.notKept')}</span>}
            <SmallButton main onClick={() => setReviewing(true)}>
              {t('brand.review')}
            </SmallButton>
            <PreviewButton id={id} brand={settings.id} patch={edit.patch} isBlocked={edit.isChecking} />
            <SmallButton onClick={edit.discard}>{t('brand.discard')}</SmallButton>
          </div>
        )}
        {isReviewing && (
          <ReviewDialog
            id={`${id}-review`}
            settings={settings}
            edit={edit}
            onClose={() => setReviewing(false)}
            onReload={again}
            onScheduled={() => {
              setReviewing(false);
              edit.discard();
              setPlans(plans + 1);
              setMessage(t('schedule.saved'));
            }}
            onSaved={() => {
              setReviewing(false);
              setMessage(t('brand.saved'));
            }}
          />
        )}
      </section>
    </SettingProvider>
  );
}
