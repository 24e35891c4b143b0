import type { ReactNode } from 'react';
import type { AskedGroup } from '../../../runtime/core/forms/ask.ts';
import {
  describeAnswer,
  describeFacts,
  describeLanguages,
  describePlace,
  describeSkills,
  type Words,
} from '../../../runtime/core/resume/describe-answer.ts';
import type { FormToFill } from '../../../runtime/forms/form.generated.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { ResumeView } from './own-resume.generated.ts';
import { ResumeEntries } from './ResumeEntries.tsx';
import styles from './ResumeSheet.module.css';
import { wordsOf } from './words-of.ts';

interface ResumeSheetProps {
  id: string;
  page: PageInfo;
  form: Pick<FormToFill, 'groups'>;
  view: ResumeView;
  /** Beside the heading of a section, not printed. */
  editOf?: (group: AskedGroup) => ReactNode;
  /** The page shows the headline above the sheet; in print the sheet does. */
  titled?: boolean;
  /** Replaces the default header. */
  head?: ReactNode;
}

/** A resume as a sheet for reading and printing. Sections without answers have no heading. */
export function ResumeSheet({ id, page, form, view, editOf, titled, head }: ResumeSheetProps) {
  const t = useTexts('resume');
  const words = wordsOf(page, view.terms, t);
  const answersOf = (name: string): Schema => view.parts.find(({ group }) => group === name)?.answers ?? {};
  return (
    <article className={styles.sheet} aria-label={view.name ?? t('sheet.unnamed')}>
      {head ?? (
        <Head
          view={view}
          words={words}
          person={answersOf('personal_info')}
          wishes={answersOf('job_preferences')}
          titled={titled ?? false}
        />
      )}
      {form.groups.map((asked) => {
        const answers = answersOf(asked.group);
        const content = contentOf(asked, answers, words);
        if (content === null && !editOf) return null;
        return (
          <section key={asked.group} className={styles.section} data-empty={content === null || undefined}>
            <div className={styles.heading}>
              <h3 id={`${id}-${asked.group}`}>{headingOf(asked, t)}</h3>
              {editOf?.(asked)}
            </div>
            {content ?? <p className={styles.nothing}>{t('sheet.nothing')}</p>}
          </section>
        );
      })}
    </article>
  );
}

/** Forms address the owner, sheets their readers. */
function headingOf({ group, schema }: AskedGroup, t: Words['t']): string {
  const isOwn = group === 'personal_info' || group === 'job_preferences';
  return isOwn ? t(`sheet.parts.${group}`) : String(schema.title ?? group);
}

interface HeadProps {
  view: ResumeView;
  words: Words;
  person: Schema;
  wishes: Schema;
  titled: boolean;
}

function Head({ view, words, person, wishes, titled }: HeadProps) {
  const { t } = words;
  const { picture, homeLocation, birthday } = person;
  const phone = person.phone ?? wishes.phone;
  const photo = isSchema(picture) && typeof picture.url === 'string' ? picture.url : null;
  const contact = [view.email, phone, describePlace(homeLocation, words)].filter(
    (one) => typeof one === 'string' && one !== '',
  );
  const born = describeAnswer({ format: 'date' }, birthday, words);
  return (
    <header className={styles.head}>
      {photo && <img className={styles.photo} src={photo} alt="" width={112} height={112} />}
      <div className={styles.who}>
        {view.name === null ? (
          <h2 className={styles.hidden}>{t('sheet.unnamed')}</h2>
        ) : (
          <h2 className={styles.name}>{view.name}</h2>
        )}
        {typeof wishes.title === 'string' && (
          <p className={styles.title} data-paper={titled || undefined}>
            {wishes.title}
          </p>
        )}
        {contact.length > 0 && <p className={styles.contact}>{contact.join(' · ')}</p>}
        {born !== '' && <p className={styles.contact}>{t('sheet.born', { day: born })}</p>}
      </div>
    </header>
  );
}

/** The contents of a section; null for an empty one. */
function contentOf(asked: AskedGroup, answers: Schema, words: Words): ReactNode {
  const { group, schema, fields } = asked;
  if (Object.keys(answers).length === 0) return null;
  if (group === 'work_experience' || group === 'education') {
    const [entries] = Object.values(answers);
    return Array.isArray(entries) && entries.length > 0 ? (
      <ResumeEntries group={group} entries={entries.filter(isSchema)} words={words} />
    ) : null;
  }
  if (group === 'languages') return <Languages answers={answers} schema={schema} words={words} />;
  if (group === 'skills') return <Skills answers={answers} words={words} />;
  if (group === 'attachments') return <Files answers={answers} />;
  const facts = describeFacts({ schema, fields }, answers, words);
  const { about } = answers;
  const html = isSchema(about) && typeof about.value === 'string' ? about.value : '';
  if (facts.length === 0 && html === '') return null;
  return (
    <>
      {html !== '' && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend sanitizes texts when it stores them
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ name, label, text }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Languages({ answers, schema, words }: { answers: Schema; schema: Schema; words: Words }): ReactNode {
  const all = describeLanguages(answers, schema, words);
  return (
    <>
      {all.length > 0 && <p>{all.join(' · ')}</p>}
      {typeof answers.languageNotes === 'string' && <p className={styles.lines}>{answers.languageNotes}</p>}
    </>
  );
}

function Skills({ answers, words }: { answers: Schema; words: Words }): ReactNode {
  const all = describeSkills(answers, words);
  return (
    <>
      {all.length > 0 && <p>{all.join(' · ')}</p>}
      {typeof answers.skillsNotes === 'string' && <p className={styles.lines}>{answers.skillsNotes}</p>}
    </>
  );
}

function Files({ answers }: { answers: Schema }): ReactNode {
  const files = Array.isArray(answers.attachments) ? answers.attachments.filter(isSchema) : [];
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={String(file.id)}>
          <a href={String(file.url)} download>
            {String(file.name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
