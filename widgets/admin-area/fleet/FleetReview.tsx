import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf, useAnswer } from '../ask.ts';
import styles from '../brand/Brand.module.css';
import { FindingList } from '../brand/FindingList.tsx';
import { type FleetBrand, fleetPreviewQuery, saveFleetEditMutation } from '../brand/fleet.generated.ts';
import { SettingTitle } from '../brand/SettingTitle.tsx';
import { ShownValue } from '../brand/ShownValue.tsx';
import { Badge } from '../parts/Badge.tsx';
import { SmallButton, SmallTextarea } from '../parts/controls.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { useNarrow } from '../parts/use-narrow.ts';
import { Waiting } from '../parts/Waiting.tsx';

const hasError = ({ findings }: FleetBrand) => findings.some(({ severity }) => severity === 'error');

interface FleetReviewProps {
  id: string;
  brands: readonly string[];
  changes: JsonObject;
  onSaved(message: string): void;
}

/** What the change would do to each brand, and the button that makes it on all of them. */
export function FleetReview({ id, brands, changes, onSaved }: FleetReviewProps) {
  const t = useTexts('admin');
  const isNarrow = useNarrow();
  const [note, setNote] = useState('');
  const asked = useDeferredValue(JSON.stringify({ brands, changes }));
  const preview = useAnswer(fleetPreviewQuery, JSON.parse(asked));
  const saving = useMutation({
    ...mutationOf(saveFleetEditMutation),
    onSuccess: ({ saveFleetEdit }) => {
      const { length: count } = saveFleetEdit.brands.filter(({ differences }) => differences.length > 0);
      if (saveFleetEdit.id !== null) onSaved(t('fleet.saved', { count }));
      else preview.again();
    },
    // Shows what somebody else has changed.
    onError: () => preview.again(),
  });
  const rows = preview.data?.fleetPreview ?? [];
  const isFresh = !preview.isLoading && asked === JSON.stringify({ brands, changes });
  const changing = rows.filter(({ differences }) => differences.length > 0);
  const isWrong = rows.some(hasError);
  const columns: Column<FleetBrand>[] = [
    { key: 'brand', label: t('brandName'), onPhone: 'title', render: ({ name }) => <span>{name}</span> },
    {
      key: 'before',
      label: t('changes.before'),
      onPhone: 'line',
      render: ({ differences }) =>
        differences.length > 0 ? (
          <Values differences={differences}>{({ before }) => <del>{before}</del>}</Values>
        ) : (
          <Badge>{t('fleet.same')}</Badge>
        ),
    },
    {
      key: 'after',
      label: t('changes.after'),
      onPhone: 'line',
      render: ({ differences }) =>
        differences.length > 0 ? (
          <Values differences={differences}>{({ after }) => <ins>{after}</ins>}</Values>
        ) : (
          isNarrow || <span>–</span>
        ),
    },
    {
      key: 'findings',
      label: t('brands.findings'),
      onPhone: 'line',
      render: ({ brand, findings }) =>
        findings.length > 0 ? (
          <FindingList id={`${id}-${brand}`} findings={findings} />
        ) : (
          isNarrow || <span>{t('brands.noFindings')}</span>
        ),
    },
  ];
  return (
    <form
      className={styles.body}
      onSubmit={(event) => {
        event.preventDefault();
        const targets = rows.map(({ brand, version }) => ({ brand, expected: version }));
        saving.mutate({ brands: targets, changes, note });
      }}
    >
      {preview.failure && <FailureNote failure={preview.failure} again={preview.again} />}
      {preview.data ? (
        <DataTable caption={t('fleet.preview')} columns={columns} rows={rows} keyOf={({ brand }) => brand} empty="" />
      ) : (
        !preview.failure && <Waiting />
      )}
      {isFresh && rows.length > 0 && changing.length === 0 && <Note kind="good">{t('fleet.alike')}</Note>}
      {isWrong && <Note kind="danger">{t('fleet.invalid')}</Note>}
      {saving.error && <FailureNote failure={failureOf(saving.error)} />}
      <div>
        <label className="label" htmlFor={`${id}-note`}>
          {t('review.note')}
        </label>
        <SmallTextarea
          id={`${id}-note`}
          rows={2}
          required
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <div className={styles.tools}>
        <SmallButton
          main
          type="submit"
          disabled={saving.isPending || !isFresh || isWrong || changing.length === 0 || note.trim() === ''}
        >
          {saving.isPending
            ? t('review.saving')
            : t('fleet.save', { count: isFresh ? changing.length : brands.length })}
        </SmallButton>
      </div>
    </form>
  );
}

interface ValuesProps {
  differences: FleetBrand['differences'];
  children(shown: { before: ReactNode; after: ReactNode }): ReactNode;
}

/** A value; where several settings change, one below the other with their names. */
function Values({ differences, children }: ValuesProps) {
  const t = useTexts('admin');
  return (
    <div>
      {differences.map(({ pointer, before, after }) => {
        const shown = (value: unknown) => <ShownValue pointer={pointer} value={value} absent={t('changes.nothing')} />;
        return (
          <div key={pointer}>
            {differences.length > 1 && <SettingTitle pointer={pointer} />}{' '}
            {children({ before: shown(before), after: shown(after) })}
          </div>
        );
      })}
    </div>
  );
}
