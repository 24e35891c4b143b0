import {
  describeJob,
  describePeriod,
  describeSchool,
  type Words,
} from '../../../runtime/core/resume/describe-answer.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import styles from './ResumeSheet.module.css';

interface ResumeEntriesProps {
  group: 'work_experience' | 'education';
  entries: readonly Schema[];
  words: Words;
}

/** Positions or schools, stacked: title, organization, time, description. */
export function ResumeEntries({ group, entries, words }: ResumeEntriesProps) {
  return (
    <ol className={styles.entries}>
      {entries.map((entry, at) => {
        const { title, where } = group === 'education' ? describeSchool(entry, words) : describeJob(entry, words);
        const { summary, timePeriod } = entry;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an unsaved entry has no id
          <li key={at} className={styles.entry}>
            <h4>{title}</h4>
            {isSchema(timePeriod) && <p className={styles.period}>{describePeriod(timePeriod, words)}</p>}
            {where !== '' && <p className={styles.where}>{where}</p>}
            {typeof summary === 'string' && <p className={styles.lines}>{summary}</p>}
          </li>
        );
      })}
    </ol>
  );
}
