import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TypedDocument } from '../../../runtime/core/operation.ts';
import { createHref } from '../../../runtime/core/routing/href.ts';
import type { FormToFill } from '../../../runtime/forms/form.generated.ts';
import { onceQueryOf } from '../../../runtime/graphql/queries.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../../runtime/session/use-required-session.ts';
import { AccountPage, Notice, Waiting } from '../account/AccountPage.tsx';
import { AddRole } from '../account/AddRole.tsx';
import { refusalText } from '../account/refusal-text.ts';

interface ResumeFrameProps<Answer> {
  page: PageInfo;
  title: string;
  form: FormToFill | null | undefined;
  document: TypedDocument<Answer, Record<never, never>>;
  children(answer: Answer, tools: { form: FormToFill; set(answer: Answer): void; reload(): Promise<void> }): ReactNode;
}

/**
 * The frame of a resume page for its owner: requires signing in, loads, reports errors; then renders what was loaded.
 */
export function ResumeFrame<Answer>({ page, title, form, document, children }: ResumeFrameProps<Answer>) {
  const t = useTexts('resume');
  const { user, roles } = useRequiredSession(page);
  const isApplicant = roles.includes('applicant');
  const cache = useQueryClient();
  // Forms are filled in here: only the person reloads what they are based on.
  const asked = onceQueryOf(document);
  const { data, error, refetch } = useQuery({ ...asked, enabled: user !== null && isApplicant });

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
  const failure = (error || !form) && (
    <Notice kind="danger">
      <p>{error ? refusalText(error, t('unreachable')) : t('unreachable')}</p>
      <button type="button" className="button button-quiet" onClick={() => void refetch()}>
        {t('again')}
      </button>
    </Notice>
  );
  if (!form || !user || data === undefined) {
    return (
      <AccountPage page={page} title={title}>
        {failure || <Waiting lines={6} />}
      </AccountPage>
    );
  }
  return (
    <>
      {failure}
      {children(data, {
        form,
        set: (answer) => void cache.setQueryData<Answer>(asked.queryKey, answer),
        reload: async () => void (await refetch()),
      })}
    </>
  );
}
