import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import { workMutation } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { ReadResume, ResumePart } from '../shared/resume/own-resume.generated.ts';
import { wordsOf } from '../shared/resume/words-of.ts';
import { foundLines } from './found-lines.ts';
import styles from './ResumeWizard.module.css';

interface ImportCheckProps {
  page: PageInfo;
  id: string;
  form: FormToFill;
  found: ReadResume;
  /** A resume exists already, to which the import is added. */
  isAdding: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onTake(parts: readonly ResumePart[]): Promise<void>;
}

/** The recognized sections; each can be left out. All fields can be corrected in later steps. */
export function ImportCheck({ page, id, form, found, isAdding, heading, onTake }: ImportCheckProps) {
  const t = useTexts('resume');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const taking = useMutation(workMutation<void>());
  const words = wordsOf(page, found.terms, t);
  const taken = found.parts.filter(({ group }) => !left.has(group));

  function toggle(group: string) {
    const next = new Set(left);
    if (!next.delete(group)) next.add(group);
    setLeft(next);
  }

  return (
    <section className={styles.check} aria-labelledby={`${id}-found`}>
      <h2 id={`${id}-found`} ref={heading} tabIndex={-1}>
        {t('import.found')}
      </h2>
      <p>{t(isAdding ? 'import.adds' : 'import.check')}</p>
      {found.parts.map(({ group, answers }) => {
        const asked = form.groups.find((one) => one.group === group);
        if (!asked) return null;
        return (
          <div className={styles.part} key={group}>
            <label className={styles.partLabel}>
              <input type="checkbox" checked={!left.has(group)} onChange={() => toggle(group)} />
              <span>{String(asked.schema.title ?? group)}</span>
            </label>
            <ul className={styles.lines}>
              {foundLines(asked, answers, words).map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
                <li key={at}>{line}</li>
              ))}
            </ul>
          </div>
        );
      })}
      {found.email !== null && <p className={styles.muted}>{t('import.email', { email: found.email })}</p>}
      {found.rest.length > 0 && (
        <details className={styles.paste}>
          <summary>{t('import.rest', { count: found.rest.length })}</summary>
          <p className={styles.rest}>{found.rest.join('\n')}</p>
        </details>
      )}
      <div>
        <button
          type="button"
          className="button"
          aria-disabled={taking.isPending || taken.length === 0}
          onClick={() => {
            if (!taking.isPending && taken.length > 0) taking.mutate(() => onTake(taken));
          }}
        >
          {t('import.take')}
        </button>
      </div>
    </section>
  );
}
