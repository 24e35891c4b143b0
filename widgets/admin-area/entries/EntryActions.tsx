import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { runOperation } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf } from '../ask.ts';
import { SmallButton } from '../parts/controls.tsx';
import { Note } from '../parts/Notes.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import styles from './Entries.module.css';
import type { Entry } from './entries.generated.ts';
import { actionsOf, type Entered, type EntryAction } from './entry-actions.ts';

interface EntryActionsProps {
  id: string;
  of: string;
  /** The brand of the page. */
  here: string;
  entries: readonly Entry[];
  onDone(): void;
}

interface Result {
  done: number;
  faults: readonly { title: string; message: string | null }[];
}

/** What can be done with all of these entries, each on its brand. It says what will happen, and asks. */
export function EntryActions({ id, of, here, entries, onDone }: EntryActionsProps) {
  const t = useTexts('entries');
  const say = useTexts('admin');
  const [asking, setAsking] = useState<readonly EntryAction[]>([]);
  const [result, setResult] = useState<Result | null>(null);
  const working = useMutation(workMutation<void>());
  const [first, ...others] = entries;
  const shared = (first ? actionsOf(of, first, here) : []).flatMap((action) => {
    const same = others.map((entry) => actionsOf(of, entry, here).find(({ name }) => name === action.name));
    return same.every((one) => one !== undefined) ? [[action, ...same]] : [];
  });
  const [asked] = asking;

  function act(entered: Entered): void {
    working.mutate(async () => {
      const faults: Result['faults'][number][] = [];
      for (const [at, action] of asking.entries()) {
        try {
          await runOperation(action.ready(entered), action.brand);
        } catch (error) {
          faults.push({ title: entries[at]?.title ?? '', message: failureOf(error).message });
        }
      }
      setResult({ done: asking.length - faults.length, faults });
      onDone();
    });
  }

  return (
    <div className={styles.part} hidden={shared.length === 0 && result === null}>
      <div role="status">
        {result && (
          <Note kind={result.faults.length > 0 ? 'danger' : 'good'}>
            <p>{t('action.done', { count: result.done })}</p>
            {result.faults.map(({ title, message }) => (
              <p key={title}>{t('action.failed', { title, message: message ?? say('unreachable') })}</p>
            ))}
          </Note>
        )}
      </div>
      <div className={styles.line}>
        {shared.map((actions) => {
          const [{ name, brand } = { name: '', brand: '' }] = actions;
          const label = t(`action.${name}`);
          const isOfOne = entries.length === 1 && entries[0]?.brand === null;
          return (
            <SmallButton key={`${name} ${brand}`} disabled={working.isPending} onClick={() => setAsking(actions)}>
              {isOfOne ? t('action.on', { action: label, brand }) : label}
            </SmallButton>
          );
        })}
      </div>
      {asked && (
        <ActionDialog
          id={`${id}-ask`}
          action={asked}
          about={entries.length === 1 ? (entries[0]?.title ?? '') : t('action.chosen', { count: entries.length })}
          onSubmit={act}
          onClose={() => setAsking([])}
        />
      )}
    </div>
  );
}
