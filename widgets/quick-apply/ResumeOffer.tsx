import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import { Notice } from '../shared/account/AccountPage.tsx';
import { differenceTo, filledIn } from './from-resume.ts';
import styles from './QuickApply.module.css';

interface ResumeOfferProps {
  /** Schema of the group, for the labels of its fields. */
  schema: Schema;
  answers: Schema;
  fromResume: Schema;
  onFill(answers: Schema): void;
}

/** Offers to fill in answers from the resume. Asks before replacing answers that differ. */
export function ResumeOffer({ schema, answers, fromResume, onFill }: ResumeOfferProps) {
  const t = useTexts('apply');
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const box = useRef<HTMLElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);
  useEffect(() => {
    if (said !== null) box.current?.focus();
  }, [said]);

  const { empty, other } = differenceTo(answers, fromResume);
  const nameOf = (name: string) => {
    const field = isSchema(schema.properties) ? schema.properties[name] : undefined;
    return isSchema(field) && typeof field.title === 'string' ? field.title : name;
  };
  const listed = (names: readonly string[]) => names.map(nameOf).join(', ');

  function fill(names: readonly string[]): void {
    onFill(filledIn(answers, fromResume, names));
    setAsking(false);
    setSaid(names.length > 0 ? t('resume.done', { fields: listed(names) }) : t('resume.kept'));
  }

  if (said === null && empty.length + other.length === 0) return null;
  return (
    <section className={styles.resume} ref={box} tabIndex={-1} aria-label={t('resume.title')}>
      {said !== null ? (
        <Notice kind="success">{said}</Notice>
      ) : isAsking ? (
        <>
          <p>{t('resume.differs')}</p>
          <ul>
            {other.map((name) => (
              <li key={name}>
                {t('resume.instead', {
                  field: nameOf(name),
                  typed: String(answers[name]),
                  known: String(fromResume[name]),
                })}
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <button type="button" className="button button-quiet" onClick={() => fill([...empty, ...other])}>
              {t('resume.replace')}
            </button>
            <button type="button" className="button button-quiet" ref={keep} onClick={() => fill(empty)}>
              {t('resume.keep')}
            </button>
          </div>
        </>
      ) : (
        <>
          <p>{t('resume.offer', { fields: listed([...empty, ...other]) })}</p>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => (other.length > 0 ? setAsking(true) : fill(empty))}
          >
            {t('resume.use')}
          </button>
        </>
      )}
    </section>
  );
}
