import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toWallClock } from '../../../runtime/core/moments.ts';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf } from '../ask.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import { Badge } from '../parts/Badge.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { When } from '../parts/When.tsx';
import styles from './Brand.module.css';
import { Changes } from './Changes.tsx';
import { FindingList } from './FindingList.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import type { ScheduledEntry as Entry } from './schedule.generated.ts';
import { cancelScheduledPatchMutation, moveScheduledPatchMutation } from './schedule.generated.ts';
import { type PeriodFault, timesIn } from './use-schedule.ts';

const KINDS = { planned: 'plain', active: 'good', refused: 'danger' } as const;
const kindOf = (state: string) => new Map<string, 'plain' | 'good' | 'danger'>(Object.entries(KINDS)).get(state);

interface ScheduledEntryProps {
  id: string;
  entry: Entry;
  onDone(message: string): void;
}

/** One scheduled change: when, who, why and what. */
export function ScheduledEntry({ id, entry, onDone }: ScheduledEntryProps) {
  const t = useTexts('admin');
  const { brand, version, state, starts, ends, timeZone, reason, note, author, findings } = entry;
  const hasBegun = entry.started !== null;
  const [panel, setPanel] = useState<'move' | 'cancel' | null>(null);
  const cancelling = useMutation({
    ...mutationOf(cancelScheduledPatchMutation),
    onSuccess: ({ cancelScheduledPatch }) =>
      cancelScheduledPatch.scheduled !== null && onDone(t(hasBegun ? 'schedule.ended' : 'schedule.cancelled')),
  });
  const inTheWay = cancelling.data?.cancelScheduledPatch.findings ?? [];
  const isOpen = state === 'planned' || state === 'active' || state === 'refused';
  return (
    <>
      <div className={styles.line}>
        <Badge kind={kindOf(state)}>{t(`schedule.state.${state}`)}</Badge>
        <span>
          <When at={starts} timeZone={timeZone} />
          {ends && (
            <>
              {' – '}
              <When at={ends} timeZone={timeZone} />
            </>
          )}
        </span>
        <span>{author}</span>
        {isOpen && (
          <>
            <SmallButton aria-expanded={panel === 'move'} onClick={() => setPanel(panel === 'move' ? null : 'move')}>
              {t(hasBegun ? 'schedule.moveEnd' : 'schedule.move')}
            </SmallButton>
            <SmallButton disabled={cancelling.isPending} onClick={() => setPanel('cancel')}>
              {t(hasBegun ? 'schedule.endNow' : 'schedule.cancel')}
            </SmallButton>
          </>
        )}
      </div>
      {note && <p>{note}</p>}
      {reason && state === 'refused' && (
        <Note kind="danger">
          <p>{t(`schedule.refused.${hasBegun ? 'end' : reason}`, { author })}</p>
          <FindingList id={`${id}-findings`} findings={findings} withPlace />
        </Note>
      )}
      {cancelling.error && <FailureNote failure={failureOf(cancelling.error)} />}
      {inTheWay.length > 0 && (
        <Note kind="danger">
          <p>{t('schedule.refused.end')}</p>
          <FindingList id={`${id}-in-the-way`} findings={inTheWay} withPlace />
        </Note>
      )}
      {panel === 'move' && <MovePanel id={`${id}-move`} entry={entry} onClose={() => setPanel(null)} onDone={onDone} />}
      <Changes
        caption={note}
        changes={entry.differences}
        absent={t(hasBegun ? 'changes.asInFile' : 'changes.nothing')}
      />
      {panel === 'cancel' && (
        <AskDialog
          title={t(hasBegun ? 'schedule.askEnd' : 'schedule.askCancel')}
          submit={t(hasBegun ? 'schedule.endNow' : 'schedule.cancel')}
          onClose={() => setPanel(null)}
          onSubmit={() => cancelling.mutate({ brand, id: entry.id, expected: version })}
        >
          <p>{t(hasBegun ? 'schedule.endText' : 'schedule.cancelText')}</p>
        </AskDialog>
      )}
    </>
  );
}

interface MovePanelProps {
  id: string;
  entry: Entry;
  onClose(): void;
  onDone(message: string): void;
}

function MovePanel({ id, entry, onClose, onDone }: MovePanelProps) {
  const t = useTexts('admin');
  const { brand, version, starts, ends, timeZone, started } = entry;
  const hasBegun = started !== null;
  const [period, setPeriod] = useState({
    start: toWallClock(starts, timeZone),
    end: toWallClock(ends ?? undefined, timeZone),
  });
  const [fault, setFault] = useState<PeriodFault | null>(null);
  const moving = useMutation({
    ...mutationOf(moveScheduledPatchMutation),
    onSuccess: () => onDone(t('schedule.moved')),
  });
  function move(): void {
    // The start of what has begun is past.
    const times = timesIn(period, timeZone, hasBegun ? 0 : Date.now());
    if ('fault' in times) setFault(times.fault);
    else moving.mutate({ brand, id: entry.id, expected: version, ...times, ...(hasBegun && { starts }) });
  }
  return (
    <form
      className={styles.body}
      onSubmit={(event) => {
        event.preventDefault();
        move();
      }}
    >
      <ScheduleFields
        id={id}
        timeZone={timeZone}
        period={period}
        fault={fault}
        hasBegun={hasBegun}
        onChange={(next) => {
          setPeriod(next);
          setFault(null);
        }}
      />
      {moving.error && <FailureNote failure={failureOf(moving.error)} />}
      <div className={styles.tools}>
        <SmallButton main type="submit" disabled={moving.isPending}>
          {t('schedule.move')}
        </SmallButton>
        <SmallButton onClick={onClose}>{t('review.cancel')}</SmallButton>
      </div>
    </form>
  );
}
