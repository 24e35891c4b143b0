import { useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import type { OwnResume } from '../shared/resume/own-resume.generated.ts';
import { showResume } from '../shared/resume/own-resume.ts';
import styles from './ResumePage.module.css';

interface VisibilityPanelProps {
  page: PageInfo;
  id: string;
  own: OwnResume;
  onOwn(own: OwnResume): void;
}

/** Whether employers of this site find the resume, why not, and the switch. */
export function VisibilityPanel({ page, id, own, onOwn }: VisibilityPanelProps) {
  const t = useTexts('resume');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const site = page.brand.site.name;
  const others = own.hindrances.filter((one) => one !== 'HIDDEN');
  const state = own.listed ? 'listed' : own.visible ? 'waiting' : 'hidden';

  async function toggle() {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      onOwn(await showResume(!own.visible));
    } catch (error) {
      setRefusal(refusalText(error, t('unreachable')));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles.panel} data-state={state} aria-labelledby={id}>
      <h2 id={id}>{t('visibility.title')}</h2>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={own.visible}
        aria-disabled={isBusy}
        onClick={() => void toggle()}
      >
        <span className={styles.knob} aria-hidden="true" />
        {t('visibility.switch', { site })}
      </button>
      <div role="status">
        <p>{t(`visibility.${state}`, { site })}</p>
        {own.visible && others.length > 0 && (
          <ul className={styles.gaps}>
            {others.map((one) => (
              <li key={one}>{t(`visibility.why.${one}`)}</li>
            ))}
          </ul>
        )}
      </div>
      <p className={styles.muted}>{t('visibility.private')}</p>
      {refusal && <Notice kind="danger">{refusal}</Notice>}
    </section>
  );
}
