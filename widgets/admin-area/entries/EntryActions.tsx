import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Operation } from '../../../runtime/core/operation.ts';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { runOperation } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf } from '../ask.ts';
import { SmallButton } from '../parts/controls.tsx';
import { Note } from '../parts/Notes.tsx';
import { useBrandNames } from '../parts/use-brands.ts';
import { ActionDialog } from './ActionDialog.tsx';
import styles from './Entries.module.css';
import type { Entry } from './entries.generated.ts';
import { actionsOf, type EntryAction } from './entry-actions.ts';

interface EntryActionsProps {
  id: string;
  of: string;
  /** The brand of the page. */
  here: string;
  entries: readonly Entry[];
  onDone(): void;
}

interface Result {
  /** What it was: `done` or `undone`. */
  said: string;
  done: number;
  faults: readonly { title: string; message: string | null }[];
  /** What takes back what was done. */
  undo: readonly Step[];
}

/** One operation on one entry. */
interface Step {
  title: string;
  brand: string;
  ready: Operation;
  undo?(id: number | null): Operation | undefined;
}

/** What can be done with all of these entries, each on its brand. It says what will happen, and asks. */
export function EntryActions({ id, of, here, entries, onDone }: EntryActionsProps) {
  const t = useTexts('entries');
  const say = useTexts('admin');
  const nameOf = useBrandNames();
  const [asking, setAsking] = useState<readonly EntryAction[]>([]);
  const [result, setResult] = useState<Result | null>(null);
  const working = useMutation(workMutation<void>());
  const [first, ...others] = entries;
  const shared = (first ? actionsOf(of, first, here) : []).flatMap((action) => {
    const same = others.map((entry) => actionsOf(of, entry, here).find(({ name }) => name === action.name));
    return same.every((one) => one !== undefined) ? [[action, ...same]] : [];
  });
  const [asked] = asking;

  const act = (said: string, steps: readonly Step[]) =>
    working.mutate(async () => {
      const faults: Result['faults'][number][] = [];
      const undo: Step[] = [];
      for (const { title, brand, ready, undo: backOf } of steps) {
        try {
          const answer = firstIn(await runOperation(ready, brand));
          const message = faultIn(answer);
          const back = backOf?.(idIn(answer));
          if (message !== null) faults.push({ title, message });
          else if (back) undo.push({ title, brand, ready: back });
        } catch (error) {
          faults.push({ title, message: failureOf(error).message });
        }
      }
      setResult({ said, done: steps.length - faults.length, faults, undo });
      onDone();
    });

  return (
    <div className={styles.part} hidden={shared.length === 0 && result === null}>
      <div role="status">
        {result && (
          <Note kind={result.faults.length > 0 ? 'danger' : 'good'}>
            <p>{t(`action.${result.said}`, { count: result.done })}</p>
            {result.faults.map(({ title, message }) => (
              <p key={title}>{t('action.failed', { title, message: message ?? say('unreachable') })}</p>
            ))}
            {result.undo.length > 0 && (
              <SmallButton disabled={working.isPending} onClick={() => act('undone', result.undo)}>
                {t('action.undo')}
              </SmallButton>
            )}
          </Note>
        )}
      </div>
      <div className={styles.line}>
        {shared.map((actions) => {
          const [{ name, brand } = { name: '', brand: '' }] = actions;
          const label = t(`action.${name}`);
          const isOfOne = entries.length === 1 && entries[0]?.brand === null && brand !== '';
          return (
            <SmallButton key={`${name} ${brand}`} disabled={working.isPending} onClick={() => setAsking(actions)}>
              {isOfOne ? t('action.on', { action: label, brand: nameOf(brand) }) : label}
            </SmallButton>
          );
        })}
      </div>
      {asked && (
        <ActionDialog
          id={`${id}-ask`}
          action={asked}
          count={asking.reduce((sum, action) => sum + (action.count ?? 1), 0)}
          brands={[...new Set(asking.map(({ brand }) => brand))]}
          about={entries.length === 1 ? (entries[0]?.title ?? '') : t('action.chosen', { count: entries.length })}
          onSubmit={(entered) =>
            act(
              'done',
              asking.map(({ brand, ready, undo }, at) => ({
                ...{ title: entries[at]?.title ?? '', brand: brand || (entered.brand ?? '') },
                ...{ ready: ready(entered), undo: (id) => undo?.(entered, id) },
              })),
            )
          }
          onClose={() => setAsking([])}
        />
      )}
    </div>
  );
}

/** What the only operation answered. */
function firstIn(answer: unknown): { faults?: { message?: unknown }[]; id?: unknown } {
  const [own]: unknown[] = typeof answer === 'object' && answer !== null ? Object.values(answer) : [];
  return typeof own === 'object' && own !== null ? own : {};
}

/** Why nothing was done, from an answer that lists faults. */
function faultIn({ faults }: ReturnType<typeof firstIn>): string | null {
  const message = faults?.[0]?.message;
  return typeof message === 'string' ? message : null;
}

const idIn = ({ id }: ReturnType<typeof firstIn>): number | null => (typeof id === 'number' ? id : null);
