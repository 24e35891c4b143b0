import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { dayText } from '../shared/words/day-text.tsx';
import styles from './ApplicantList.module.css';
import type { ApplicantEntry as Entry } from './applicant-list.generated.ts';

interface ApplicantRowProps {
  page: PageInfo;
  entry: Entry;
  href: string;
  /** The job, in a list over several, with the employer where there are several. */
  about: string | null;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
}

/** One applicant at a glance: name, stage, rating, age. */
export function ApplicantRow({ page, entry, href, about, isChosen, onChoose }: ApplicantRowProps) {
  const t = useTexts('applicants');
  const words = useTexts('conversation');
  const { name, stage, rating, tags, knockedOut, created, unread } = entry;
  const shown = name === '' ? t('gone') : name;
  return (
    <li className={styles.row} data-stage={stage}>
      <label className={styles.tick}>
        <input type="checkbox" checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
        <span className="visually-hidden">{t('select', { name: shown })}</span>
      </label>
      <div className={styles.who}>
        <Link className={styles.name} href={href}>
          {shown}
        </Link>
        {unread > 0 && <strong>{words('unread', { count: unread })}</strong>}
        {knockedOut && <span className={styles.out}>{t('knockedOut')}</span>}
        {tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            {tag}
          </span>
        ))}
        {about !== null && <span className={styles.about}>{about}</span>}
      </div>
      <span className={styles.where}>{entry.ownStage?.name ?? t(`stages.${stage}`)}</span>
      <span className="meta">{rating === 0 ? t('unrated') : t('rating', { count: rating })}</span>
      <span className="meta">{dayText(created, page)}</span>
    </li>
  );
}
