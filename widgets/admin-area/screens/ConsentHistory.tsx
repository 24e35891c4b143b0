import { useTexts } from '../../../runtime/page/texts.tsx';
import type { Consent } from '../admin-area.generated.ts';
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
              <p key={language} lang={language} className={styles.pieces}>
                <span className="meta">{language}</span>{' '}
                {pieces.map(({ kind, text }, at) =>
                  kind === 'added' ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
                    <ins key={at}>{text}</ins>
                  ) : kind === 'removed' ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
                    <del key={at}>{text}</del>
                  ) : (
                    text
                  ),
                )}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}
