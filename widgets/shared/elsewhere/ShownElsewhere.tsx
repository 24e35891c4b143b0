import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { Notice } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import { declineSyndicationMutation, type Elsewhere } from './elsewhere.generated.ts';
import styles from './ShownElsewhere.module.css';

interface ShownElsewhereProps {
  job: { id: number; title: string; elsewhere: readonly Elsewhere[] };
}

/** The brands on which rules show a job of one's own; it can be taken off each of them, and allowed there again. */
export function ShownElsewhere({ job: { id, title, elsewhere } }: ShownElsewhereProps) {
  const t = useTexts('elsewhere');
  // What was changed here, until the job is loaded anew.
  const [changed, setChanged] = useState<{ of: readonly Elsewhere[]; to: readonly Elsewhere[] } | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const changing = useMutation(mutationOf(declineSyndicationMutation));
  const shown = changed?.of === elsewhere ? changed.to : elsewhere;
  if (shown.length === 0 && said === null) return null;
  const change = ({ brand, name }: Elsewhere, declined: boolean) => {
    if (changing.isPending) return;
    setSaid(null);
    changing.mutate(
      { id, brand, declined },
      {
        onSuccess({ declineSyndication }) {
          setChanged({ of: elsewhere, to: declineSyndication.elsewhere });
          setSaid(t(declined ? 'said.off' : 'said.allowed', { brand: name }));
        },
      },
    );
  };
  return (
    <div className={styles.block}>
      {shown.length > 0 && <p className={styles.label}>{t('label')}</p>}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((there) => {
            const { brand, name, url, state } = there;
            const isOff = state === 'declined';
            return (
              <li key={brand} className={styles.entry}>
                {url ? <a href={url}>{name}</a> : <span>{name}</span>}
                {state !== 'shown' && <span className={styles.state}>{t(`state.${state}`)}</span>}
                <button
                  type="button"
                  className={styles.action}
                  aria-disabled={changing.isPending}
                  aria-label={`${t(isOff ? 'allow' : 'takeOff')}: ${title}, ${name}`}
                  onClick={() => change(there, !isOff)}
                >
                  {t(isOff ? 'allow' : 'takeOff')}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
      {changing.error && <Notice kind="danger">{refusalText(changing.error, t('unreachable'))}</Notice>}
    </div>
  );
}
