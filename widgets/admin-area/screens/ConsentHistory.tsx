import { useTexts } from '../../../runtime/page/texts.tsx';
import type { Consent } from '../admin-area.generated.ts';
import { Pieces } from '../parts/Pieces.tsx';
import { When } from '../parts/When.tsx';
import styles from './Screen.module.css';

/** All versions of a consent text: who changed it, when, why and how, and how many people agreed. */
export function ConsentHistory({ consent }: { consent: Consent }) {
  const t = useTexts('admin');
  return (
    <details>
      <summary className={styles.summary}>{t('consents.history')}</summary>
      <ol className={styles.screen}>
        {consent.revisions.map((revision) => (
          <li key={revision.id} className={styles.marks}>
            <span>
              <When at={revision.created} /> {revision.author}{' '}
              <span className="meta">{t('consents.agreed', { count: revision.consents })}</span>
            </span>
            {revision.note && <span>{revision.note}</span>}
            {revision.changes.length === 0 && <span className="meta">{t('consents.first')}</span>}
            {revision.changes.map(({ language, pieces }) => (
              <Pieces key={language} lang={language} label={language} pieces={pieces} />
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}
