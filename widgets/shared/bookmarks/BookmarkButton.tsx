import { track } from '../../../runtime/core/analytics/track.ts';
import type { Translate } from '../../../runtime/page/texts.tsx';
import styles from './BookmarkButton.module.css';
import { mark } from './marks.ts';

interface BookmarkButtonProps {
  job: { id: number; title: string };
  isMarked: boolean;
  /** Texts of `job`. */
  t: Translate;
  /** With text beside the icon. */
  withText?: boolean;
}

/** Adds or removes a bookmark: a separate click target within a row. `useBookmarks` tells whether there is one. */
export function BookmarkButton({ job, isMarked, t, withText = false }: BookmarkButtonProps) {
  const { id, title } = job;
  const toggle = () => {
    if (!isMarked) track({ key: 'job_bookmark', params: { entity_id: id, entity_title: title } });
    mark(id, !isMarked);
  };
  return (
    <button
      className={withText ? `button button-quiet ${styles.text}` : styles.mark}
      type="button"
      aria-pressed={isMarked}
      aria-label={withText ? undefined : t('bookmark.label', { title })}
      onClick={toggle}
    >
      {withText && t(isMarked ? 'bookmark.marked' : 'bookmark.mark')}
    </button>
  );
}
