import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf, useAnswer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { useBrandNames } from '../parts/use-brands.ts';
import { When } from '../parts/When.tsx';
import styles from './Merges.module.css';
import type { MergeKind } from './merge-kind.ts';
import type { MergePlan, MergeSide } from './merges.generated.ts';
import { mergeEntriesMutation, mergePlanQuery } from './merges.generated.ts';

interface ComparisonProps {
  kind: MergeKind;
  /** Ids of both entries, in the order in which they are shown. */
  pair: readonly [number, number];
  onMerged(said: string): void;
  onClose(): void;
}

/** Two entries side by side, with what would move. */
export function Comparison({ kind, pair, onMerged, onClose }: ComparisonProps) {
  const t = useTexts('merges');
  const [keep, setKeep] = useState(pair[0]);
  const merge = pair[0] === keep ? pair[1] : pair[0];
  const [isAsking, setAsking] = useState(false);
  const plan = useAnswer(mergePlanQuery, { kind, keep, merge });
  const merging = useMutation({
    ...mutationOf(mergeEntriesMutation),
    onSuccess: ({ mergeEntries }) => onMerged(t('done', { kept: mergeEntries.kept, merged: mergeEntries.merged })),
  });
  return (
    <div className={styles.comparison}>
      {merging.error && <FailureNote failure={failureOf(merging.error)} />}
      <Answered answer={plan}>
        {({ mergePlan }) => (
          <>
            <Sides plan={mergePlan} pair={pair} keep={keep} onKeep={setKeep} />
            {mergePlan.obstacle ? (
              <Note kind="warning">
                <p>{t(`obstacle.${mergePlan.obstacle}`)}</p>
              </Note>
            ) : (
              <p>{t(`what.${kind}`, { kept: mergePlan.kept.title, merged: mergePlan.merged.title })}</p>
            )}
            <div className={styles.line}>
              <SmallButton
                main
                disabled={mergePlan.obstacle !== null || merging.isPending || mergePlan.kept.id !== keep}
                onClick={() => setAsking(true)}
              >
                {t('merge')}
              </SmallButton>
              <SmallButton onClick={onClose}>{t('other')}</SmallButton>
            </div>
            {isAsking && (
              <AskDialog
                title={t('ask', { kept: mergePlan.kept.title, merged: mergePlan.merged.title })}
                submit={t('merge')}
                onSubmit={() => merging.mutate({ kind, keep, merge })}
                onClose={() => setAsking(false)}
              >
                <p>{t(`what.${kind}`, { kept: mergePlan.kept.title, merged: mergePlan.merged.title })}</p>
                <p>{t('undoHelp')}</p>
              </AskDialog>
            )}
          </>
        )}
      </Answered>
    </div>
  );
}

interface SidesProps {
  plan: MergePlan['mergePlan'];
  pair: readonly [number, number];
  keep: number;
  onKeep(id: number): void;
}

function Sides({ plan, pair, keep, onKeep }: SidesProps) {
  const t = useTexts('merges');
  const roleOf = useTexts('roles');
  const nameOf = useBrandNames();
  const name = useId();
  const isFirstKept = plan.kept.id === pair[0];
  const sides = isFirstKept ? [plan.kept, plan.merged] : [plan.merged, plan.kept];
  const rows: [string, (side: MergeSide) => React.ReactNode][] = [
    [t('fact.detail'), ({ detail }) => detail],
    [t('fact.created'), ({ created }) => <When at={created} />],
    [t('fact.brands'), ({ brands }) => brands.map(nameOf).join(', ') || '–'],
  ];
  if (sides.some(({ roles }) => roles.length > 0))
    rows.push([t('fact.roles'), ({ roles }) => roles.map((role) => roleOf(role)).join(', ') || '–']);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('compared')}</caption>
        <thead>
          <tr>
            <td />
            {sides.map(({ id, title }) => (
              <th key={id} scope="col">
                <label className={styles.choice}>
                  <input type="radio" name={name} checked={keep === id} onChange={() => onKeep(id)} />
                  <span>
                    {title}
                    <span className="meta"> {t(keep === id ? 'stays' : 'goes')}</span>
                  </span>
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, render]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {sides.map((side) => (
                <td key={side.id}>{render(side)}</td>
              ))}
            </tr>
          ))}
          {plan.amounts.map(({ what, kept, merged, stays }) => {
            const moves = merged - stays;
            const notes = [moves > 0 && t('moves', { count: moves }), stays > 0 && t('remain', { count: stays })];
            const gone = (
              <>
                {merged} <span className="meta">{notes.filter(Boolean).join(', ')}</span>
              </>
            );
            return (
              <tr key={what}>
                <th scope="row">{t(`amount.${what}`)}</th>
                <td>{isFirstKept ? kept : gone}</td>
                <td>{isFirstKept ? gone : kept}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
