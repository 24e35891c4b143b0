import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createHref } from '../../../runtime/core/routing/href.ts';
import type { FormToFill } from '../../../runtime/forms/form.generated.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../../runtime/session/use-required-session.ts';
import { AccountPage, Notice, Waiting } from '../account/AccountPage.tsx';
import { AddRole } from '../account/AddRole.tsx';
import { refusalText } from '../account/refusal-text.ts';

interface ResumeFrameProps<Found> {
  page: PageInfo;
  title: string;
  form: FormToFill | null | undefined;
  load(): Promise<Found>;
  children(found: Found, tools: { form: FormToFill; set(found: Found): void; reload(): Promise<void> }): ReactNode;
}

/**
 * The frame of a resume page for its owner: requires signing in, loads, reports errors; then renders what was loaded.
 */
export function ResumeFrame<Found>({ page, title, form, load, children }: ResumeFrameProps<Found>) {
  const t = useTexts('resume');
  const { user, roles } = useRequiredSession(page);
  const [found, setFound] = useState<Found | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isApplicant = roles.includes('applicant');
  const userId = user?.id;

  const reload = useCallback(async () => {
    try {
      setFound(await load());
      setRefusal(null);
    } catch (error) {
      setRefusal(refusalText(error, t('unreachable')));
    }
  }, [load, t]);
  useEffect(() => {
    if (userId !== undefined && isApplicant) void reload();
  }, [userId, isApplicant, reload]);

  if (user && !isApplicant) {
    const dashboard = createHref(page.brand.routes, page.locale).page('dashboard');
    return (
      <AccountPage page={page} title={title}>
        <AddRole page={page} as="applicant" otherwise={t('notForYou')} />
        {dashboard && (
          <p>
            <Link href={dashboard}>{t('toDashboard')}</Link>
          </p>
        )}
      </AccountPage>
    );
  }
  if (refusal !== null || form === null || form === undefined) {
    return (
      <AccountPage page={page} title={title}>
        <Notice kind="danger">
          <p>{refusal ?? t('unreachable')}</p>
          <button type="button" className="button button-quiet" onClick={() => void reload()}>
            {t('again')}
          </button>
        </Notice>
      </AccountPage>
    );
  }
  if (!user || found === null) {
    return (
      <AccountPage page={page} title={title}>
        <Waiting lines={6} />
      </AccountPage>
    );
  }
  return children(found, { form, set: setFound, reload });
}
