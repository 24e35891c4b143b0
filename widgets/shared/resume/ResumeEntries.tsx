import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import { describePeriod, describePlace, labelOf, type Words } from './describe-answer.ts';
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
        const { title, where } = group === 'education' ? schoolOf(entry, words) : jobOf(entry, words);
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

function jobOf({ jobTitle, companyName, employmentType, location }: Schema, words: Words) {
  const kind = employmentType === undefined ? '' : labelOf('employment_type', employmentType, words);
  const where = [companyName, describePlace(location, words), kind].filter(
    (one) => typeof one === 'string' && one !== '',
  );
  return { title: String(jobTitle ?? ''), where: where.join(' · ') };
}

function schoolOf({ institution, studyProgram, degreeLevel, fieldOfStudy, location }: Schema, words: Words) {
  const degree = degreeLevel === undefined ? '' : labelOf('degree_level', degreeLevel, words);
  const field = fieldOfStudy === undefined ? '' : labelOf('field_of_study', fieldOfStudy, words);
  const title = typeof studyProgram === 'string' ? studyProgram : String(institution ?? '');
  const school = typeof studyProgram === 'string' ? institution : '';
  const where = [school, degree, field, describePlace(location, words)].filter(
    (one) => typeof one === 'string' && one !== '',
  );
  return { title, where: where.join(' · ') };
}
