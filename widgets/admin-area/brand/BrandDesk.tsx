import Router from 'next/router';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type JsonObject, stringsAt } from '../../../runtime/core/brand/sources/json.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { useAnswer } from '../ask.ts';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote, isTooLarge, Note } from '../parts/Notes.tsx';
import { useLeaveWarning } from '../parts/use-leave-warning.ts';
import { Waiting } from '../parts/Waiting.tsx';
import { When } from '../parts/When.tsx';
import screen from '../screens/Screen.module.css';
import styles from './Brand.module.css';
import { adminBrandQuery, brandSchemaQuery } from './brand.generated.ts';
import { jsonOf, type LoadedBrand, loadedBrand } from './loaded-brand.ts';
import { NamedDocuments } from './named-values.ts';
import { PreviewButton } from './Previews.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ScheduledChanges } from './ScheduledChanges.tsx';
import { Steps } from './Steps.tsx';
import { SettingProvider, useNamedSetting } from './setting-context.ts';
import { type BrandEdit, useBrandEdit } from './use-brand-edit.ts';

/** A brand whose settings are edited. */
export interface Desk {
  settings: LoadedBrand;
  edit: BrandEdit;
}

interface BrandDeskProps {
  page: PageInfo;
  id: string;
  brand: string;
  head(desk: Desk): ReactNode;
  children(desk: Desk): ReactNode;
}

/** Settings of a brand to edit: whatever is changed inside is kept, reviewed, scheduled, saved and undone in one way. */
export function BrandDesk(props: BrandDeskProps) {
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
  return <Loaded {...props} root={jsonOf(schema.data.brandSchema)} settings={settings} again={brand.again} />;
}

interface LoadedProps extends BrandDeskProps {
  root: JsonObject;
  settings: LoadedBrand;
  again(): void;
}

function Loaded({ page, id, root, settings, again, head, children }: LoadedProps) {
  const t = useTexts('admin');
  const [isReviewing, setReviewing] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [plans, setPlans] = useState(0);
  const { brand } = settings;
  const named = useNamedSetting();
  const reload = useCallback(() => {
    again();
    // Menus and texts around the form belong to the brand, too.
    if (settings.id === page.brand.id) void Router.replace(Router.asPath, undefined, { scroll: false });
  }, [again, settings.id, page.brand.id]);
  const edit = useBrandEdit(settings, reload);
  useLeaveWarning(edit.isChanged);
  const documents = useMemo(() => [edit.document, settings.document], [edit.document, settings.document]);
  const value = {
    id: `${id}-setting`,
    root,
    settings,
    document: edit.document,
    findings: edit.findings,
    locales: stringsAt(edit.document, ['locales', 'supported']).map(({ text }) => text),
    named,
    set: edit.set,
  };
  return (
    <NamedDocuments value={documents}>
      <SettingProvider value={value}>
        <section className={screen.screen}>
          {head({ settings, edit })}
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
          <ScheduledChanges key={plans} id={`${id}-scheduled`} brand={settings.id} open onChanged={reload} />
          {children({ settings, edit })}
          {edit.isChanged && (
            <div className={styles.bar}>
              <span role="status">{edit.isChecking ? t('brand.checking') : t('brand.changed')}</span>
              {edit.keptSince && (
                <span className="meta">
                  {t('brand.kept')} <When at={edit.keptSince} />
                </span>
              )}
              {edit.failure && isTooLarge(edit.failure) && <span role="alert">{t('tooLarge')}</span>}
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
    </NamedDocuments>
  );
}
