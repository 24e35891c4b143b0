import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LONGEST_STAGE, MOST_STAGES } from '../../runtime/core/applications/limits.ts';
import type { Stage } from '../../runtime/core/applications/stages.ts';
import { answersTo, mutationOf, queryOf } from '../../runtime/graphql/queries.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { applicantsQuery, ownStagesQuery, saveOwnStagesMutation } from './applicant-list.generated.ts';
import styles from './Board.module.css';
import { BOARD_STAGES } from './board-columns.ts';

interface Row {
  key: number;
  id: number | null;
  name: string;
  standsFor: Stage;
}

interface StageEditorProps {
  id: string;
  organizationId: number;
  own: readonly { id: number; name: string; standsFor: Stage }[];
}

/** Names and orders the stages of an organization. Begins with those that every board has. */
export function StageEditor({ id, organizationId, own }: StageEditorProps) {
  const t = useTexts('applicants');
  const cache = useQueryClient();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    own.length > 0
      ? own.map((stage) => ({ ...stage, key: stage.id }))
      : BOARD_STAGES.map((standsFor, at) => ({ key: -1 - at, id: null, name: t(`stages.${standsFor}`), standsFor })),
  );
  const saving = useMutation({
    ...mutationOf(saveOwnStagesMutation),
    onSuccess: async ({ saveOwnStages: ownStages }) => {
      cache.setQueryData(queryOf(ownStagesQuery, { organizationId }).queryKey, { ownStages });
      await cache.invalidateQueries(answersTo(applicantsQuery));
    },
  });
  const save = (stages: readonly Row[]) => {
    if (saving.isPending) return;
    saving.mutate({ organizationId, stages: stages.map(({ key: _, ...stage }) => stage) });
  };
  const change = (key: number, to: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...to } : row)));
  const shift = (at: number, by: number) => {
    const next = [...rows];
    const [row] = next.splice(at, 1);
    if (row) next.splice(at + by, 0, row);
    setRows(next);
  };
  return (
    <details className={styles.editor}>
      <summary className={styles.menu}>{t('board.edit')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save(rows);
        }}
      >
        <p className="meta">{t('board.editHelp')}</p>
        {saving.error && <Notice kind="danger">{refusalText(saving.error, t('unreachable'))}</Notice>}
        <ol className={styles.rows}>
          {rows.map(({ key, name, standsFor }, at) => (
            <li key={key} className={styles.row}>
              <label>
                <span className="label">{t('board.name')}</span>
                <input
                  className="field"
                  required
                  maxLength={LONGEST_STAGE}
                  value={name}
                  onChange={({ target }) => change(key, { name: target.value })}
                />
              </label>
              <label>
                <span className="label">{t('board.standsFor')}</span>
                <select
                  className="field"
                  value={standsFor}
                  onChange={({ target }) =>
                    change(key, { standsFor: BOARD_STAGES.find((stage) => stage === target.value) ?? standsFor })
                  }
                >
                  {BOARD_STAGES.map((stage) => (
                    <option key={stage} value={stage}>
                      {t(`stages.${stage}`)}
                    </option>
                  ))}
                </select>
              </label>
              <div className={styles.buttons}>
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={t('board.up', { name })}
                  disabled={at === 0}
                  onClick={() => shift(at, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={t('board.down', { name })}
                  disabled={at === rows.length - 1}
                  onClick={() => shift(at, 1)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={t('board.remove', { name })}
                  onClick={() => setRows(rows.filter((row) => row.key !== key))}
                >
                  ×
                </button>
              </div>
            </li>
          ))}
        </ol>
        <div className={styles.buttons}>
          {rows.length < MOST_STAGES && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                const key = Math.min(0, ...rows.map((row) => row.key)) - 1;
                setRows([...rows, { key, id: null, name: '', standsFor: 'viewed' }]);
              }}
            >
              {t('board.add')}
            </button>
          )}
          <button type="submit" className="button" id={id} disabled={saving.isPending}>
            {t('board.save')}
          </button>
          {own.length > 0 && (
            <button type="button" className="button button-quiet" disabled={saving.isPending} onClick={() => save([])}>
              {t('board.reset')}
            </button>
          )}
        </div>
      </form>
    </details>
  );
}
