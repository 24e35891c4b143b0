import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { workMutation } from '../../runtime/graphql/queries.ts';
import { run } from '../../runtime/graphql/run.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { AccountPage, Notice } from '../shared/account/AccountPage.tsx';
import { WeeklyFigures } from '../shared/weekly-figures/WeeklyFigures.tsx';
import type { PartProps } from './part-props.ts';
import { endWeeklyFiguresMutation } from './settings-page.generated.ts';

/** Statistics of one's jobs by email: begins or ends them. */
export function FiguresPart({ id }: PartProps) {
  return <WeeklyFigures id={id} />;
}

/** Ends them for whoever has the link, with a button, since email scanners open links. */
export function LinkedFigures({ page, id, token }: Pick<PartProps, 'page' | 'id'> & { token: string }) {
  const t = useTexts('account');
  const ending = useMutation(workMutation<{ readonly endWeeklyFigures: boolean }>());
  const [ended, setEnded] = useState<boolean | null>(null);
  return (
    <AccountPage page={page} title={t('settings.figures.title')}>
      {ended === null ? (
        <>
          <p>{t('settings.figures.linked')}</p>
          <AccountForm
            id={`${id}-end`}
            fields={[]}
            submit={t('settings.figures.end')}
            onSubmit={async () => {
              setEnded((await ending.mutateAsync(() => run(endWeeklyFiguresMutation, { token }))).endWeeklyFigures);
              return [];
            }}
          />
        </>
      ) : (
        <Notice kind={ended ? 'success' : 'danger'}>{t(`settings.figures.${ended ? 'ended' : 'unknown'}`)}</Notice>
      )}
    </AccountPage>
  );
}
