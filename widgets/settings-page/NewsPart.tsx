import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mutationOf, queryOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import type { PartProps } from './part-props.ts';
import { findNewsletterQuery, setNewsletterMutation } from './settings-page.generated.ts';

/** Newsletter subscription: since when, and how to unsubscribe. */
export function NewsPart({ page, id }: PartProps) {
  const t = useTexts('account');
  const cache = useQueryClient();
  const asked = queryOf(findNewsletterQuery);
  const { data, error } = useQuery(asked);
  const news = data?.newsletter;
  const setting = useMutation({
    ...mutationOf(setNewsletterMutation),
    onSuccess: ({ setNewsletter: newsletter }) => void cache.setQueryData(asked.queryKey, { newsletter }),
  });

  if (error) return <Notice kind="danger">{refusalText(error, t('form.unreachable'))}</Notice>;
  if (news === undefined) return <Waiting lines={2} />;
  const since = news.since && new Intl.DateTimeFormat(page.locale, { dateStyle: 'long' }).format(new Date(news.since));
  return (
    <>
      <p role="status">{since ? t('settings.news.on', { date: since }) : t('settings.news.off')}</p>
      <AccountForm
        id={id}
        fields={[]}
        submit={t(since ? 'settings.news.end' : 'settings.news.begin')}
        onSubmit={async () => {
          await setting.mutateAsync({ wanted: !since });
          return [];
        }}
      />
    </>
  );
}
