import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mutationOf, queryOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { AccountForm } from '../account/AccountForm.tsx';
import { Notice, Waiting } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import { findWeeklyFiguresQuery, setWeeklyFiguresMutation } from './weekly-figures.generated.ts';

/** Whether the statistics of one's jobs come by email every Monday, with a button that changes it. */
export function WeeklyFigures({ id }: { id: string }) {
  const t = useTexts('account');
  const cache = useQueryClient();
  const asked = queryOf(findWeeklyFiguresQuery);
  const { data, error } = useQuery(asked);
  const setting = useMutation({
    ...mutationOf(setWeeklyFiguresMutation),
    onSuccess: (changed) => void cache.setQueryData(asked.queryKey, changed),
  });

  if (error) return <Notice kind="danger">{refusalText(error, t('form.unreachable'))}</Notice>;
  if (data === undefined) return <Waiting lines={2} />;
  const isOn = data.weeklyFigures !== null;
  return (
    <>
      <p role="status">{t(isOn ? 'settings.figures.on' : 'settings.figures.off')}</p>
      <AccountForm
        id={id}
        fields={[]}
        submit={t(isOn ? 'settings.figures.end' : 'settings.figures.begin')}
        onSubmit={async () => {
          await setting.mutateAsync({ wanted: !isOn });
          return [];
        }}
      />
    </>
  );
}
