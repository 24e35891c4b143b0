import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_LIST } from '../../runtime/core/applications/limits.ts';
import { answersTo, workMutation } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import styles from './ApplicantList.module.css';
import { saveTo } from './applicant-calls.ts';
import { type Applicant, candidateListsQuery } from './applicant-list.generated.ts';
import { TagField } from './TagField.tsx';

interface SavePanelProps {
  id: string;
  ids: readonly number[];
  /** Names of lists, to choose from. */
  known: readonly string[];
  onSaved(list: string): Promise<void>;
}

/** Saves the chosen applicants to a list. */
export function SavePanel({ id, ids, known, onSaved }: SavePanelProps) {
  const t = useTexts('applicants');
  const cache = useQueryClient();
  const [text, setText] = useState('');
  const saving = useMutation(workMutation<readonly Applicant[]>());
  const submit = async (list: string) => {
    await saving.mutateAsync(() => saveTo(ids, list));
    setText('');
    await cache.invalidateQueries(answersTo(candidateListsQuery));
    await onSaved(list.trim());
  };
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('saved.many', { count: ids.length })}</h2>
      <p className="meta">{t('saved.help')}</p>
      {saving.error && <Notice kind="danger">{refusalText(saving.error, t('unreachable'))}</Notice>}
      <TagField
        id={id}
        label={t('saved.add')}
        submit={t('saved.submit')}
        longest={LONGEST_LIST}
        known={known}
        text={text}
        isBusy={saving.isPending}
        onText={setText}
        // The error is shown from `saving.error`.
        onSubmit={(list) => void submit(list).catch(() => undefined)}
      />
    </section>
  );
}
