import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answersTo, mutationOf, queryOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import {
  type ApplicantEntry,
  applicantsQuery,
  moveApplicationsMutation,
  ownStagesQuery,
  stageMembershipsQuery,
} from './applicant-list.generated.ts';
import styles from './Board.module.css';
import { BoardCard } from './BoardCard.tsx';
import { type Column, columnsOf, targetsOf } from './board-columns.ts';
import { askedFor, type ListView } from './list-view.ts';
import { StageEditor } from './StageEditor.tsx';

/** Cards of a column; the list has the others. */
const SHOWN = 50;

interface BoardProps {
  id: string;
  jobId: number | null;
  /** Whose stages are the columns; null for a job without an organization. */
  organizationId: number | null;
  view: ListView;
  /** The job of an entry, where the board has several. */
  hasJobs: boolean;
  hrefOf(entry: ApplicantEntry): string;
}

/** Applications as cards in the columns of their stages. They are moved by dragging, or from the menu of a card. */
export function Board({ id, jobId, organizationId, view, hasJobs, hrefOf }: BoardProps) {
  const t = useTexts('applicants');
  const cache = useQueryClient();
  // Administrators, who are no members, see the stages that every board has.
  const stages = useQuery({
    ...queryOf(ownStagesQuery, { organizationId: organizationId ?? 0 }),
    enabled: organizationId !== null,
    retry: false,
  });
  const members = useQuery(queryOf(stageMembershipsQuery)).data?.memberships ?? [];
  const mayName = members.some((one) => one.id === organizationId && one.role !== 'screener');
  const columns = columnsOf(stages.data?.ownStages ?? [], (stage) => t(`stages.${stage}`));
  const isKnown = organizationId === null || !stages.isPending;
  const { filter, sort } = askedFor(jobId, view);
  const answers = useQueries({
    queries: columns.map(({ standsFor, ownStage }) => ({
      ...queryOf(applicantsQuery, {
        ...{ jobId, stage: standsFor, sort, limit: SHOWN, offset: 0 },
        filter: { ...filter, organizationId, ownStage },
      }),
      enabled: isKnown,
      gcTime: 0,
    })),
  });
  const [dragged, setDragged] = useState<{ entry: ApplicantEntry; from: Column } | null>(null);
  const [said, setSaid] = useState<{ id: number; text: string } | null>(null);
  const moving = useMutation({
    ...mutationOf(moveApplicationsMutation),
    onSuccess: () => cache.invalidateQueries(answersTo(applicantsQuery)),
  });
  const move = async (entry: ApplicantEntry, to: Column) => {
    setDragged(null);
    if (moving.isPending) return;
    const ids = [entry.id];
    try {
      await moving.mutateAsync({ ids, to: to.standsFor, ownStage: to.ownStage, mail: false, text: '' });
      setSaid({ id: entry.id, text: t('board.moved', { name: entry.name || t('gone'), stage: to.name }) });
    } catch {
      // The error is shown from `moving.error`.
    }
  };
  // The card is in another column now, where the keyboard goes on.
  useEffect(() => {
    if (said) document.getElementById(`${id}-card-${said.id}`)?.focus({ preventScroll: true });
  }, [said, id]);
  const failure = moving.error ?? answers.find(({ error }) => error)?.error;

  return (
    <>
      <p className="meta">{t('board.help')}</p>
      {failure && <Notice kind="danger">{refusalText(failure, t('unreachable'))}</Notice>}
      <p role="status" className={styles.said}>
        {said?.text}
      </p>
      <section className={styles.board} aria-label={t('board.title')} aria-busy={moving.isPending}>
        {columns.map((column, at) => {
          const found = answers[at]?.data?.applicants;
          const isTarget = dragged !== null && targetsOf(columns, dragged.from, dragged.entry).includes(column);
          return (
            <section
              key={column.key}
              className={styles.column}
              aria-labelledby={`${id}-${column.key}`}
              data-target={isTarget || undefined}
              onDragOver={(event) => {
                if (isTarget) event.preventDefault();
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== null && isTarget) void move(dragged.entry, column);
              }}
            >
              <h2 id={`${id}-${column.key}`} className={styles.name}>
                {column.name} <span className="meta">{found?.total}</span>
              </h2>
              <ul className={styles.cards}>
                {found?.items.map((entry) => (
                  <BoardCard
                    key={entry.id}
                    id={`${id}-card-${entry.id}`}
                    entry={entry}
                    href={hrefOf(entry)}
                    hasJob={hasJobs}
                    targets={targetsOf(columns, column, entry)}
                    onDrag={(isDragged) => setDragged(isDragged ? { entry, from: column } : null)}
                    onMove={(to) => void move(entry, to)}
                  />
                ))}
              </ul>
              {found && found.total > found.items.length && (
                <p className="meta">{t('board.more', { count: found.total - found.items.length })}</p>
              )}
            </section>
          );
        })}
      </section>
      {organizationId !== null && stages.data && mayName && (
        <StageEditor
          key={JSON.stringify(stages.data.ownStages)}
          id={`${id}-stages`}
          organizationId={organizationId}
          own={stages.data.ownStages}
        />
      )}
    </>
  );
}
