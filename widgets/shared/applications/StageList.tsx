import type { Stage } from '../../../runtime/core/applications/stages.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { dayText } from '../words/day-text.tsx';
import styles from './StageList.module.css';

interface StageEvent {
  stage: Stage;
  created: string;
}

interface StageListProps {
  page: PageInfo;
  events: readonly (StageEvent & { actor?: string | null; mailed?: boolean })[];
}

/** The history of an application; what the employer wrote stands in the conversation. Requires the texts `applications`. */
export function StageList({ page, events }: StageListProps) {
  const t = useTexts('applications');
  return (
    <ol className={styles.stages}>
      {events.map(({ stage, created, actor, mailed }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events are only appended
        <li key={at}>
          <span className={styles.stage}>{t(`stages.${stage}`)}</span>
          <span className="meta">
            {dayText(created, page)}
            {actor && ` · ${actor}`}
            {mailed && ` · ${t('mailed')}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
