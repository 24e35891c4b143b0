import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_TAG } from '../../runtime/core/applications/limits.ts';
import { answersTo, queryOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './ApplicantList.module.css';
import { changeTags } from './applicant-calls.ts';
import { type Applicant, applicantTagsQuery } from './applicant-list.generated.ts';
import { TagField } from './TagField.tsx';

interface TagsProps {
  id: string;
  applicant: Applicant;
  /** A change is being saved. */
  isBusy: boolean;
  onChange(work: () => Promise<Applicant>): Promise<void>;
}

/** The employer's tags of an application, with a field to add one. */
export function Tags({ id, applicant, isBusy, onChange }: TagsProps) {
  const t = useTexts('applicants');
  const cache = useQueryClient();
  const [text, setText] = useState('');
  const asked = queryOf(applicantTagsQuery, { organizationId: applicant.organizationId });
  const known = useQuery(asked).data?.applicantTags ?? [];
  const change = (tags: { add: string } | { remove: string }) =>
    onChange(async () => {
      const changed = await changeTags([applicant.id], tags);
      if ('add' in tags) setText('');
      await cache.invalidateQueries(answersTo(applicantTagsQuery));
      return changed[0] ?? applicant;
    });
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('tags.title')}</h2>
      {applicant.tags.length > 0 && (
        <ul className={styles.tags}>
          {applicant.tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
              <button
                type="button"
                className={styles.untag}
                aria-label={t('tags.remove', { tag })}
                onClick={() => {
                  if (!isBusy) void change({ remove: tag });
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      <TagField
        id={id}
        label={t('tags.add')}
        submit={t('tags.submit')}
        longest={LONGEST_TAG}
        known={known.filter((tag) => !applicant.tags.includes(tag))}
        text={text}
        isBusy={isBusy}
        onText={setText}
        onSubmit={(add) => void change({ add })}
      />
    </section>
  );
}
