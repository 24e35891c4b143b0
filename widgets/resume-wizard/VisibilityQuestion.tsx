import { useEffect, useRef } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import styles from './ResumeWizard.module.css';

interface VisibilityQuestionProps {
  id: string;
  /** Name of the site. */
  site: string;
  /** Null until the person has answered. */
  chosen: boolean | null;
  /** Number of attempts to continue without an answer; a new number shows the error again. */
  missing: number;
  onChoose(visible: boolean): void;
}

const answers = [
  ['yes', true],
  ['no', false],
] as const;

/** Whether employers may find the resume: nobody is listed without consent. */
export function VisibilityQuestion({ id, site, chosen, missing, onChoose }: VisibilityQuestionProps) {
  const t = useTexts('resume');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (missing > 0) first.current?.focus();
  }, [missing]);
  return (
    <fieldset className={styles.question} aria-describedby={`${id}-later`}>
      <legend>{t('wizard.visible.title', { site })}</legend>
      {missing > 0 && chosen === null && <Notice kind="danger">{t('wizard.visible.choose')}</Notice>}
      {answers.map(([name, value]) => (
        <label key={name} className={styles.answer}>
          <input
            type="radio"
            name={id}
            ref={value ? first : undefined}
            checked={chosen === value}
            aria-describedby={`${id}-${name}`}
            onChange={() => onChoose(value)}
          />
          <span>
            {t(`wizard.visible.${name}`)}
            <span id={`${id}-${name}`} className={styles.hint}>
              {t(`wizard.visible.${name}Text`, { site })}
            </span>
          </span>
        </label>
      ))}
      <p id={`${id}-later`} className={styles.hint}>
        {t('wizard.visible.later')}
      </p>
    </fieldset>
  );
}
