import { useMutation } from '@tanstack/react-query';
import { mutationOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { formatDay } from '../shared/words/format-day.ts';
import styles from './ApplicationsPage.module.css';
import { answerKeepingMutation, type OwnApplication } from './applications-page.generated.ts';

interface KeepingPartProps {
  page: PageInfo;
  id: string;
  application: OwnApplication;
  /** For guests only. */
  token: string | null;
  onChange(application: OwnApplication): void;
}

/** Whether the employer may keep the application beyond the term; renders nothing if nobody asked. */
export function KeepingPart({ page, id, application, token, onChange }: KeepingPartProps) {
  const t = useTexts('keeping');
  const { keeping, jobTitle: job, organizationName: organization } = application;
  const answering = useMutation({
    ...mutationOf(answerKeepingMutation),
    onSuccess: ({ answerKeeping }) => onChange(answerKeeping),
  });
  if (keeping === null || keeping.state === 'over') return null;
  const date = formatDay(keeping.until, page.locale, page.brand.site.timeZone);
  const isAsked = keeping.state === 'asked' || keeping.state === 'again';
  const answers = isAsked ? [true, false] : keeping.state === 'yes' ? [false] : [];
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('part')}</h2>
      <p>{t(`state.${keeping.state}`, { job, organization, date })}</p>
      {isAsked && <p>{t('terms')}</p>}
      {answers.map((keep) => (
        <AccountForm
          key={String(keep)}
          id={`${id}-${keep ? 'yes' : 'no'}`}
          fields={[]}
          submit={t(keep ? 'yes' : isAsked ? 'no' : 'withdraw')}
          onSubmit={async () => {
            await answering.mutateAsync({ id: application.id, token, keep });
            return [];
          }}
        />
      ))}
    </section>
  );
}
