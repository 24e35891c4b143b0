import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf, queryOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import styles from './ApplicantList.module.css';
import {
  type ApplicationNoticeMode,
  applicationNoticesQuery,
  setApplicationNoticesMutation,
} from './applicant-list.generated.ts';

const MODES = ['at_once', 'daily', 'none'] as const;

/** How the person is notified of new applications. Hidden from people who are not members. */
export function NoticeSetting({ id, organizationId }: { id: string; organizationId: number }) {
  const t = useTexts('applicants');
  const cache = useQueryClient();
  const asked = queryOf(applicationNoticesQuery, { organizationId });
  const mode = useQuery(asked).data?.applicationNotices;
  const setting = useMutation({
    ...mutationOf(setApplicationNoticesMutation),
    // The choice stays selected, even when saving fails.
    onMutate: ({ mode: applicationNotices }) => void cache.setQueryData(asked.queryKey, { applicationNotices }),
  });
  const [said, setSaid] = useState<{ kind: 'success' | 'danger'; text: string } | null>(null);

  async function choose(next: ApplicationNoticeMode | undefined): Promise<void> {
    if (next === undefined) return;
    try {
      await setting.mutateAsync({ organizationId, mode: next });
      setSaid({ kind: 'success', text: t('notices.saved') });
    } catch (error) {
      setSaid({ kind: 'danger', text: refusalText(error, t('unreachable')) });
    }
  }

  if (mode === undefined) return null;
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('notices.title')}</h2>
      {said && <Notice kind={said.kind}>{said.text}</Notice>}
      <div>
        <label className="label" htmlFor={id}>
          {t('notices.label')}
        </label>
        <select
          id={id}
          className="field"
          value={mode ?? ''}
          onChange={(event) => void choose(MODES.find((one) => one === event.target.value))}
        >
          {mode === null && <option value="">{t('notices.default')}</option>}
          {MODES.map((one) => (
            <option key={one} value={one}>
              {t(`notices.${one}`)}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}
