import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import teaser from '../jobs/JobTeaser.module.css';
import { dayText } from '../words/day-text.tsx';
import type { FoundResume } from './found-resume.generated.ts';
import styles from './ResumeCard.module.css';

interface ResumeCardProps {
  resume: FoundResume;
  href: string;
  page: PageInfo;
}

/** Maximum number of values shown before the rest is counted. */
const most = { places: 2, occupations: 2, skills: 6, languages: 4 };

/** One resume of a list, like a job: headline, last position, preferences, and the state of contact. */
export function ResumeCard({ resume, href, page }: ResumeCardProps) {
  const t = useTexts('resume-search');
  const { id, headline, careerStatus, occupations, places, lastPosition, skills, languages, changed, contact } = resume;
  const title = headline || t('card.untitled', { id });
  const listed = (values: readonly string[], limit: number) => {
    const rest = values.length - limit;
    return rest > 0 ? `${values.slice(0, limit).join(', ')} ${t('card.more', { count: rest })}` : values.join(', ');
  };
  const what = [
    ...(careerStatus ? [careerStatus.label] : []),
    ...occupations.slice(0, most.occupations).map(({ label }) => label),
  ];
  return (
    <article className={teaser.row}>
      <h3 className={teaser.title}>
        <Link className={teaser.target} href={href}>
          {title}
        </Link>
      </h3>
      <p className={`${teaser.who} ${styles.who}`}>
        {lastPosition !== null && lastPosition !== headline && (
          <span className={teaser.organization}>{t('card.last', { position: lastPosition })}</span>
        )}
        {places.slice(0, most.places).map(({ label }) => (
          <span key={label} className={teaser.place}>
            {label}
          </span>
        ))}
      </p>
      {what.length > 0 && <p className={styles.what}>{what.join(' · ')}</p>}
      {skills.length > 0 && (
        <p className={styles.more}>
          <span className={styles.label}>{t('card.skills')}</span> {listed(skills, most.skills)}
        </p>
      )}
      {languages.length > 0 && (
        <p className={styles.more}>
          <span className={styles.label}>{t('card.languages')}</span> {listed(languages, most.languages)}
        </p>
      )}
      <p className={teaser.meta}>
        {contact && (
          <span className={teaser.reason} data-contact={contact.opened ? 'opened' : contact.status}>
            {t(`contact.${contact.opened ? 'opened' : contact.status}`)}
          </span>
        )}
        <span className={teaser.age}>
          {t('card.changed')} <span className={styles.day}>{dayText(changed, page)}</span>
        </span>
      </p>
    </article>
  );
}
