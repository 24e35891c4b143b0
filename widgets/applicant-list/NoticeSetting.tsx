import { useEffect, useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import styles from './ApplicantList.module.css';
import { findNotices, type NoticeMode, setNotices } from './applicant-calls.ts';

const MODES = ['at_once', 'daily', 'none'] as const;

/** How the person hears of new applications. Nothing for those who look in without being a member. */
export function NoticeSetting({ id, organizationId }: { id: string; organizationId: number }) {
  const t = useTexts('applicants');
  const [mode, setMode] = useState<NoticeMode | null | undefined>(undefined);
  const [said, setSaid] = useState<{ kind: 'success' | 'danger'; text: string } | null>(null);

  useEffect(() => {
    let isHere = true;
    findNotices(organizationId).then(
      (found) => isHere && setMode(found),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [organizationId]);

  async function choose(next: NoticeMode | undefined): Promise<void> {
    if (next === undefined) return;
    setMode(next);
    try {
      await setNotices(organizationId, next);
      setSaid({ kind: 'success', text: t('notices.saved') });
    } catch (error) {
      setSaid({ kind: 'danger', text: refusalText(error, t('unreachable')) });
    }
  }

  if (mode === undefined) return null;
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('notices.title')}</h2>
      {said && <Notice kind={said.kind}>{said.text}</Notice>}
      <div>
        <label className="label" htmlFor={id}>
          {t('notices.label')}
        </label>
        <select
          id={id}
          className="field"
          value={mode ?? ''}
          onChange={(event) => void choose(MODES.find((one) => one === event.target.value))}
        >
          {mode === null && <option value="">{t('notices.default')}</option>}
          {MODES.map((one) => (
            <option key={one} value={one}>
              {t(`notices.${one}`)}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}
