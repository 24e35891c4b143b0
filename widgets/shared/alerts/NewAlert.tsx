import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { createHref } from '../../../runtime/core/routing/href.ts';
import type { Answers } from '../../../runtime/forms/answers.ts';
import { FormFrame } from '../../../runtime/forms/FormFrame.tsx';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { useSession } from '../../../runtime/session/session.ts';
import { AccountPage, Notice, Waiting } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import type { AlertKind } from './alert-kind.ts';
import type { AlertResult } from './job-alerts.generated.ts';

const AlertFields = lazy(async () => ({ default: (await import('./AlertFields.tsx')).AlertFields }));

/** An alert for the search given by `?search=`. */
export function NewAlert({ page, kind }: { page: PageInfo; kind: AlertKind }) {
  const t = useTexts(kind.texts);
  const { status, user } = useSession();
  const [search, setSearch] = useState<string | null>(null);
  const [saved, setSaved] = useState<(AlertResult & { email: string }) | null>(null);
  const found = useQuery({ ...kind.calls.start(search ?? ''), enabled: search !== null });
  const creating = useMutation({ mutationFn: (answers: Answers) => kind.calls.create(search ?? '', answers) });
  const href = createHref(page.brand.routes, page.locale);
  useEffect(() => setSearch(new URLSearchParams(window.location.search).get('search') ?? ''), []);

  if (saved)
    return (
      <AccountPage page={page} title={t(saved.confirm ? 'sent.title' : 'saved.title')}>
        <Notice kind="success">
          {saved.confirm
            ? t(user ? 'sent.member' : 'sent.text', { email: saved.email })
            : t(saved.alert?.interval === -1 ? 'saved.none' : 'saved.text')}
        </Notice>
        <p>
          {user ? (
            <Link className="button" href={href.path(kind.list)}>
              {t('toAlerts')}
            </Link>
          ) : (
            <Link className="button" href={search && isOwnPath(search) ? search : kind.searchHref(href)}>
              {t('back')}
            </Link>
          )}
        </p>
      </AccountPage>
    );
  const { data, error } = found;
  return (
    <AccountPage page={page} title={t('new.title')}>
      {error ? <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice> : null}
      {(!data || status === 'loading') && !error && <Waiting lines={4} />}
      {data && data.title === null && (
        <>
          <p>{t('new.none')}</p>
          <p>
            <Link className="button" href={kind.searchHref(href)}>
              {t('new.search')}
            </Link>
          </p>
        </>
      )}
      {data?.form && data.title !== null && status !== 'loading' && (
        <>
          <p>{t('new.text')}</p>
          <p>
            <strong>{data.title}</strong>
          </p>
          {user && <p>{t('new.to', { email: user.email })}</p>}
          <FormFrame fields={3}>
            <AlertFields
              page={page}
              asked={data.form}
              given={user ? { email: user.email } : {}}
              hasAddress={user !== null}
              submitLabel={t('new.submit')}
              onSubmit={async (answers) => {
                const result = await creating.mutateAsync(answers);
                if (result.faults.length === 0) setSaved({ ...result, email: addressIn(answers) });
                return result.faults;
              }}
            />
          </FormFrame>
        </>
      )}
    </AccountPage>
  );
}

/** Excludes external addresses, which the author of a link to this page may have inserted. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

function addressIn(answers: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>): string {
  return String(answers.subscription?.email ?? '');
}
