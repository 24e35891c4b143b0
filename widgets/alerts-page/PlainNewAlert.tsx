import { createHref } from '../../runtime/core/routing/href.ts';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import { PlainForm } from '../../runtime/forms/plain/PlainForm.tsx';
import { isFillable } from '../../runtime/forms/plain/plain-form.ts';
import { postedTo } from '../../runtime/forms/posted.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountPage, Notice } from '../shared/account/AccountPage.tsx';

interface PlainNewAlertProps {
  page: PageInfo;
  id: string;
  form: FormToFill | null;
  /** The search in words; null if the address names none. */
  title: string | null;
}

/** An alert for the search in the address, in browsers without scripts. */
export function PlainNewAlert({ page, id, form, title }: PlainNewAlertProps) {
  const t = useTexts('alerts');
  const tf = useTexts('forms');
  const posted = postedTo(page, 'alert');
  const href = createHref(page.brand.routes, page.locale);
  const isOutside = /^https?:/.test(page.brand.backend.graphqlEndpoint);
  if (posted?.isSent) {
    return (
      <AccountPage page={page} title={t(posted.isComplete ? 'saved.title' : 'sent.title')} isPlain>
        <Notice kind="success">{t(posted.isComplete ? 'saved.text' : 'plain.sent')}</Notice>
        <p>
          <Link className="button" href={href.jobs()}>
            {t('back')}
          </Link>
        </p>
      </AccountPage>
    );
  }
  return (
    <AccountPage page={page} title={t('new.title')} isPlain>
      {title === null || form === null ? (
        <>
          <p>{t('new.none')}</p>
          <p>
            <Link className="button" href={href.jobs()}>
              {t('new.search')}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p>{t('new.text')}</p>
          <p>
            <strong>{title}</strong>
          </p>
          {isOutside || !isFillable(form) ? (
            <Notice>{tf('noscript')}</Notice>
          ) : (
            <PlainForm
              id={`${id}-plain`}
              page={page}
              form="alert"
              asked={form}
              posted={posted}
              submitLabel={t('new.submit')}
            />
          )}
        </>
      )}
    </AccountPage>
  );
}
