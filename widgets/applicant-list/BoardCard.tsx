import { useRef } from 'react';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import list from './ApplicantList.module.css';
import type { ApplicantEntry } from './applicant-list.generated.ts';
import styles from './Board.module.css';
import type { Column } from './board-columns.ts';

interface BoardCardProps {
  id: string;
  entry: ApplicantEntry;
  href: string;
  hasJob: boolean;
  /** Columns that it may be moved to. */
  targets: readonly Column[];
  onDrag(isDragged: boolean): void;
  onMove(to: Column): void;
}

/** One application on the board, with a menu of where it may go. */
export function BoardCard({ id, entry, href, hasJob, targets, onDrag, onMove }: BoardCardProps) {
  const t = useTexts('applicants');
  const words = useTexts('conversation');
  const menu = useRef<HTMLDetailsElement>(null);
  const { name, jobTitle, rating, tags, unread, knockedOut } = entry;
  const shown = name === '' ? t('gone') : name;
  return (
    <li
      id={id}
      className={styles.card}
      tabIndex={-1}
      draggable={targets.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', shown);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
    >
      <Link href={href}>{shown}</Link>
      {hasJob && <span className={list.about}>{jobTitle}</span>}
      {unread > 0 && <strong>{words('unread', { count: unread })}</strong>}
      {knockedOut && <span className={list.out}>{t('knockedOut')}</span>}
      {rating > 0 && <span className="meta">{t('rating', { count: rating })}</span>}
      {tags.length > 0 && (
        <span className={list.tags}>
          {tags.map((tag) => (
            <span key={tag} className={list.tag}>
              {tag}
            </span>
          ))}
        </span>
      )}
      {targets.length > 0 && (
        <details ref={menu}>
          <summary className={styles.menu}>
            {t('board.move')}
            <span className="visually-hidden"> {shown}</span>
          </summary>
          <ul className={styles.targets}>
            {targets.map((to) => (
              <li key={to.key}>
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => {
                    menu.current?.removeAttribute('open');
                    onMove(to);
                  }}
                >
                  {to.name}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
