import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Json, JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { mergePatch } from '../../../runtime/core/brand/sources/merge.ts';
import { patchBetween } from '../../../runtime/core/brand/sources/patch-between.ts';
import { mutationOf, queryOf } from '../../../runtime/graphql/queries.ts';
import { type Failure, failureOf } from '../ask.ts';
import type { BrandFinding } from './brand.generated.ts';
import { brandPatchFindingsQuery, saveBrandPatchMutation } from './brand.generated.ts';
import { keepEdit, readKeptEdit } from './kept-edit.ts';
import type { LoadedBrand } from './loaded-brand.ts';
import { withValue } from './values.ts';

const PAUSE_MS = 400;

export interface BrandEdit {
  /** The document with the changes applied. */
  document: JsonObject;
  /** All runtime changes as a merge patch. */
  patch: JsonObject;
  /** The unsaved changes alone, as a merge patch over the document. */
  changes: JsonObject;
  /** When the unsaved changes were made that an earlier visit left behind; null if there were none. */
  keptSince: string | null;
  /** Whether the browser keeps the unsaved changes. */
  isKept: boolean;
  /** Whether anything differs from the saved state. */
  isChanged: boolean;
  /** The checker's findings for the changed document. */
  findings: readonly BrandFinding[];
  isChecking: boolean;
  failure: Failure | null;
  set(path: readonly string[], value: Json | undefined): void;
  discard(): void;
  isSaving: boolean;
  /** Calls `onDone` once it is saved; otherwise `findings` or `failure` say why not. */
  save(note: string, onDone: () => void): void;
}

/**
 * Editing state of settings: checked while editing, saved as one patch. Local changes survive a newer version on the
 * server.
 */
export function useBrandEdit(settings: LoadedBrand, onSaved: () => void): BrandEdit {
  const { id, file, document: current, version } = settings;
  const [kept] = useState(() => readKeptEdit(id));
  const [edited, setEdited] = useState(() => (kept === null ? current : mergePatch(current, kept.changes)));
  const [isKept, setKept] = useState(true);
  const [base, setBase] = useState(settings);
  const cache = useQueryClient();

  if (base !== settings) {
    setBase(settings);
    setEdited(mergePatch(current, patchBetween(base.document, edited)));
  }

  const patch = useMemo(() => patchBetween(file, edited), [file, edited]);
  const changes = useMemo(() => patchBetween(current, edited), [current, edited]);
  const isChanged = Object.keys(changes).length > 0;
  useEffect(() => setKept(keepEdit(id, changes)), [id, changes]);

  // Checked once typing pauses.
  const [asked, setAsked] = useState(patch);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(patch), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [patch]);
  const checking = useQuery({
    ...queryOf(brandPatchFindingsQuery, { brand: id, patch: asked }),
    enabled: isChanged && asked === patch,
    placeholderData: keepPreviousData,
  });

  const saving = useMutation({
    ...mutationOf(saveBrandPatchMutation),
    onSuccess({ saveBrandPatch: { version: saved, findings } }, { patch: refused }) {
      if (saved !== null) return onSaved();
      const { queryKey } = queryOf(brandPatchFindingsQuery, { brand: id, patch: refused });
      cache.setQueryData(queryKey, { brandPatchFindings: findings });
    },
  });
  // An error belongs to the version it was saved against; a newer version clears it.
  const refusal = saving.variables?.expected === version ? saving.error : null;
  const error = refusal ?? (isChanged ? checking.error : null);

  return {
    document: edited,
    patch,
    changes,
    keptSince: kept !== null && isChanged ? kept.at : null,
    isKept,
    isChanged,
    findings: (isChanged && checking.data?.brandPatchFindings) || settings.findings,
    isChecking: isChanged && (asked !== patch || checking.isFetching),
    failure: error && failureOf(error),
    set: (path, value) => setEdited((before) => withValue(before, path, value)),
    discard() {
      setEdited(current);
      saving.reset();
    },
    isSaving: saving.isPending,
    save(note, onDone) {
      saving.mutate(
        { brand: id, expected: version, patch, note },
        { onSuccess: ({ saveBrandPatch }) => saveBrandPatch.version !== null && onDone() },
      );
    },
  };
}
