import { formForJob } from '../../runtime/core/applications/apply-steps.ts';
import { hasOwnBackend } from '../../runtime/core/own-backend.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { PlainForm } from '../../runtime/forms/plain/PlainForm.tsx';
import { hasFiles, isFillable } from '../../runtime/forms/plain/plain-form.ts';
import { postedTo } from '../../runtime/forms/posted.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { withDestination } from '../../runtime/session/page-address.ts';
import { Notice } from '../shared/account/AccountPage.tsx';
import { PrivacyNote } from '../shared/PrivacyNote.tsx';
import type { ApplyFormFound } from './apply-form-found.ts';
import styles from './QuickApply.module.css';
import type { ApplyOffer as Offer } from './quick-apply.generated.ts';

interface PlainApplyProps {
  page: PageInfo;
  id: string;
  asked: ApplyFormFound;
  /** What the job asks of a visitor; null if this site does not show it. */
  offer: Offer | null;
}

/** Applying on one page, files included, in browsers without scripts. */
export function PlainApply({ page, id, asked, offer }: PlainApplyProps) {
  const t = useTexts('apply');
  if (offer === null) {
    return (
      <>
        <h1>{t('title')}</h1>
        <Notice kind="danger">{t('unknown')}</Notice>
      </>
    );
  }
  return (
    <>
      <header className={styles.head}>
        <h1>{t('titleOf', { job: offer.title })}</h1>
        <p className="meta">{offer.organizationName}</p>
      </header>
      <div className={styles.plain}>
        <Inside page={page} id={id} asked={asked} offer={offer} />
      </div>
    </>
  );
}

function Inside({ page, id, asked, offer }: PlainApplyProps & { offer: Offer }) {
  const t = useTexts('apply');
  const tf = useTexts('forms');
  const captchaTexts = useTexts('captcha');
  const posted = postedTo(page, 'application');
  const href = createHref(page.brand.routes, page.locale);
  const { state, organizationName: organization } = offer;
  if (posted?.isSent) {
    const kind = posted.isComplete ? 'done' : 'confirm';
    return (
      <>
        <h2>{t(`sent.${kind}.title`)}</h2>
        <Notice kind="success">
          <p>{t(`plain.${kind}`, { organization })}</p>
        </Notice>
        {!posted.isComplete && <p>{t('sent.confirm.nothing')}</p>}
        <p>
          <Link href={href.jobs()}>{t('toJobs')}</Link>
        </p>
      </>
    );
  }
  if (state !== 'open' && state !== 'register') {
    return (
      <>
        <Notice>
          <p>{state === 'elsewhere' ? t('stop.elsewhere', { job: offer.title }) : t('unknown')}</p>
        </Notice>
        <p>
          <Link href={offer.path}>{t('toJob')}</Link>
        </p>
      </>
    );
  }
  const form = formForJob(asked, offer);
  const { contactEmail } = page.brand.site;
  if (asked.captcha || !hasOwnBackend(page.brand) || !isFillable(form)) {
    const isCheck = asked.captcha && contactEmail !== null;
    return <Notice>{isCheck ? captchaTexts('withoutScripts', { email: contactEmail }) : tf('noscript')}</Notice>;
  }
  return (
    <>
      {state === 'register' && (
        <Notice>
          <p>{t('plain.register')}</p>
          <p>
            <Link href={withDestination(href.path('/user/login'), page.path)}>{t('plain.signIn')}</Link>
          </p>
        </Notice>
      )}
      {hasFiles(form) && <p>{t('plain.files')}</p>}
      <PlainForm id={`${id}-plain`} page={page} form="application" asked={form} posted={posted} submitLabel={t('send')}>
        <PrivacyNote page={page} text={t('privacy', { organization })} />
      </PlainForm>
    </>
  );
}
