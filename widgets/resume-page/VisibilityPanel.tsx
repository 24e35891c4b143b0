import { useMutation } from '@tanstack/react-query';
import { mutationOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { type OwnResume, showResumeMutation } from '../shared/resume/own-resume.generated.ts';
import styles from './ResumePage.module.css';

interface VisibilityPanelProps {
  page: PageInfo;
  id: string;
  own: OwnResume;
  onOwn(own: OwnResume): void;
}

/** Whether employers on this site can find the resume, why not, and the switch. */
export function VisibilityPanel({ page, id, own, onOwn }: VisibilityPanelProps) {
  const t = useTexts('resume');
  const showing = useMutation({
    ...mutationOf(showResumeMutation),
    onSuccess: ({ showResume }) => onOwn(showResume),
  });
  const site = page.brand.site.name;
  const others = own.hindrances.filter((one) => one !== 'HIDDEN');
  const state = own.listed ? 'listed' : own.visible ? 'waiting' : 'hidden';

  function toggle() {
    if (!showing.isPending) showing.mutate({ visible: !own.visible });
  }

  return (
    <section className={styles.panel} data-state={state} aria-labelledby={id}>
      <h2 id={id}>{t('visibility.title')}</h2>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={own.visible}
        aria-disabled={showing.isPending}
        onClick={toggle}
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
      {showing.error && <Notice kind="danger">{refusalText(showing.error, t('unreachable'))}</Notice>}
    </section>
  );
}
