import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BROWSER_POST } from '../../runtime/core/posted-form.ts';
import { mutationOf, queryOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { formatDay } from '../shared/words/format-day.ts';
import { answerKeepingLinkMutation, keepingLinkQuery } from './keeping-page.generated.ts';
import { linkIn } from './link-in.ts';

/**
 * Where an applicant answers whether an employer may keep the application beyond the term, or withdraws that. Buttons,
 * since email scanners open links; all of it also without scripts.
 */
export function KeepingPage({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('keeping');
  const { token, wants } = linkIn(page.rest ?? '');
  const cache = useQueryClient();
  const asked = queryOf(keepingLinkQuery, { token });
  const { data, error } = useQuery({ ...asked, enabled: token !== '' });
  const answering = useMutation({
    ...mutationOf(answerKeepingLinkMutation),
    onSuccess: (answer) => void cache.setQueryData(asked.queryKey, answer),
  });
  const keeping = data?.keeping ?? null;
  const isUnknown = token === '' || (data !== undefined && keeping === null);
  const values = keeping && {
    job: keeping.jobTitle,
    organization: keeping.organizationName,
    date: formatDay(keeping.until, page.locale, page.brand.site.timeZone),
  };
  const isAsked = keeping?.state === 'asked' || keeping?.state === 'again';
  const answer = (keep: boolean) => (
    <AccountForm
      key={String(keep)}
      id={`${id}-${keep ? 'yes' : 'no'}`}
      fields={[]}
      form="keeping-link"
      action={BROWSER_POST}
      submit={t(keep ? 'yes' : isAsked ? 'no' : 'withdraw')}
      onSubmit={async () => {
        await answering.mutateAsync({ token, keep });
        return [];
      }}
    >
      <input type="hidden" name="/keeping/keep" value={String(keep)} />
    </AccountForm>
  );
  return (
    // With an external backend, there is no form post.
    <AccountPage page={page} title={t('title')} isPlain={!/^https?:/.test(page.brand.backend.graphqlEndpoint)}>
      {error ? <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice> : null}
      {data === undefined && !error && !isUnknown && <Waiting lines={3} />}
      {isUnknown && <Notice>{t('unknown')}</Notice>}
      {keeping && values && (
        <>
          <p>{t(`state.${keeping.state}`, values)}</p>
          {isAsked && <p>{t('terms')}</p>}
          {isAsked && (wants === 'no' ? [false, true] : [true, false]).map(answer)}
          {keeping.state === 'yes' && answer(false)}
        </>
      )}
    </AccountPage>
  );
}
