import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_TAG } from '../../runtime/core/applications/limits.ts';
import { answersTo, workMutation } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import styles from './ApplicantList.module.css';
import { changeTags } from './applicant-calls.ts';
import { type Applicant, applicantTagsQuery } from './applicant-list.generated.ts';
import { TagField } from './TagField.tsx';

interface TagPanelProps {
  id: string;
  ids: readonly number[];
  known: readonly string[];
  onTagged(tag: string): Promise<void>;
}

/** Gives the chosen applications a tag. */
export function TagPanel({ id, ids, known, onTagged }: TagPanelProps) {
  const t = useTexts('applicants');
  const cache = useQueryClient();
  const [text, setText] = useState('');
  const tagging = useMutation(workMutation<readonly Applicant[]>());
  const submit = async (tag: string) => {
    await tagging.mutateAsync(() => changeTags(ids, { add: tag }));
    setText('');
    await cache.invalidateQueries(answersTo(applicantTagsQuery));
    await onTagged(tag.trim());
  };
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('tags.many', { count: ids.length })}</h2>
      {tagging.error && <Notice kind="danger">{refusalText(tagging.error, t('unreachable'))}</Notice>}
      <TagField
        id={id}
        label={t('tags.add')}
        submit={t('tags.submit')}
        longest={LONGEST_TAG}
        known={known}
        text={text}
        isBusy={tagging.isPending}
        onText={setText}
        // The error is shown from `tagging.error`.
        onSubmit={(tag) => void submit(tag).catch(() => undefined)}
      />
    </section>
  );
}
