import { useEffect, useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import type { PartProps } from './part-props.ts';
import { findNewsletter, type Newsletter, setNewsletter } from './settings-calls.ts';

/** News by mail: wanted since when, and how it ends. */
export function NewsPart({ page, id }: PartProps) {
  const t = useTexts('account');
  const [news, setNews] = useState<Newsletter | null | undefined>(undefined);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    findNewsletter().then(setNews, (error: unknown) => setRefusal(refusalText(error, t('form.unreachable'))));
  }, [t]);

  if (refusal !== null) return <Notice kind="danger">{refusal}</Notice>;
  if (news === undefined) return <Waiting lines={2} />;
  if (news === null) return <p>{t('settings.news.none')}</p>;
  const since = news.since && new Intl.DateTimeFormat(page.locale, { dateStyle: 'long' }).format(new Date(news.since));
  return (
    <>
      <p role="status">{since ? t('settings.news.on', { date: since }) : t('settings.news.off')}</p>
      <AccountForm
        id={id}
        fields={[]}
        submit={t(since ? 'settings.news.end' : 'settings.news.begin')}
        onSubmit={async () => {
          setNews(await setNewsletter(!since));
          return [];
        }}
      />
    </>
  );
}
