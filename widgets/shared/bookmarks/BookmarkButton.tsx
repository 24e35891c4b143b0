import { useSyncExternalStore } from 'react';
import { track } from '../../../runtime/core/analytics/track.ts';
import type { Translate } from '../../../runtime/page/texts.tsx';
import styles from './BookmarkButton.module.css';
import { mark, onMarks } from './marks.ts';
import { readMarks } from './marks-store.ts';

interface BookmarkButtonProps {
  job: { id: number; title: string };
  /** Texts of `job`. */
  t: Translate;
  /** With text beside the icon. */
  withText?: boolean;
}

/**
 * Adds or removes a bookmark: a separate click target within a row. Always rendered unmarked on the server, since pages
 * are the same for everyone.
 */
export function BookmarkButton({ job, t, withText = false }: BookmarkButtonProps) {
  const { id, title } = job;
  const isMarked = useSyncExternalStore(
    onMarks,
    () => readMarks().ids.includes(id),
    () => false,
  );
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
