import { useEffect, useMemo, useRef, useState } from 'react';
import type { Json, JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { mergePatch } from '../../../runtime/core/brand/sources/merge.ts';
import { patchBetween } from '../../../runtime/core/brand/sources/patch-between.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { type Failure, failureOf } from '../ask.ts';
import type { BrandFinding } from './brand.generated.ts';
import { brandPatchFindingsQuery, saveBrandPatchMutation } from './brand.generated.ts';
import type { LoadedBrand } from './loaded-brand.ts';
import { withValue } from './values.ts';

const PAUSE_MS = 400;

export interface BrandEdit {
  /** The document as it would be. */
  document: JsonObject;
  /** Everything that would be switched. */
  patch: JsonObject;
  /** Something differs from what is in force. */
  isChanged: boolean;
  /** What the checker says of the document as it would be. */
  findings: readonly BrandFinding[];
  isChecking: boolean;
  failure: Failure | null;
  set(path: readonly string[], value: Json | undefined): void;
  discard(): void;
  /** Rejects never; gives whether it was saved. */
  save(note: string): Promise<boolean>;
}

/** Settings under change: checked while they are edited, saved as one patch. What was changed outlives a newer version. */
export function useBrandEdit(settings: LoadedBrand, onSaved: () => void): BrandEdit {
  const { id, file, document: current, version } = settings;
  const [edited, setEdited] = useState(current);
  const [base, setBase] = useState(settings);
  const [findings, setFindings] = useState(settings.findings);
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const newest = useRef(0);

  if (base !== settings) {
    setBase(settings);
    setEdited(mergePatch(current, patchBetween(base.document, edited)));
    setFindings(settings.findings);
    setFailure(null);
  }

  const patch = useMemo(() => patchBetween(file, edited), [file, edited]);
  const isChanged = useMemo(() => Object.keys(patchBetween(current, edited)).length > 0, [current, edited]);

  useEffect(() => {
    newest.current += 1;
    const mine = newest.current;
    if (!isChanged) {
      setFindings(settings.findings);
      setChecking(false);
      return;
    }
    setChecking(true);
    const timer = setTimeout(() => {
      run(brandPatchFindingsQuery, { brand: id, patch }).then(
        ({ brandPatchFindings }) => {
          if (mine !== newest.current) return;
          setFindings(brandPatchFindings);
          setChecking(false);
        },
        (error: unknown) => {
          if (mine !== newest.current) return;
          setFailure(failureOf(error));
          setChecking(false);
        },
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [id, patch, isChanged, settings.findings]);

  return {
    document: edited,
    patch,
    isChanged,
    findings,
    isChecking,
    failure,
    set: (path, value) => setEdited((before) => withValue(before, path, value)),
    discard() {
      setEdited(current);
      setFailure(null);
    },
    async save(note) {
      setFailure(null);
      try {
        const answer = await run(saveBrandPatchMutation, { brand: id, expected: version, patch, note });
        if (answer.saveBrandPatch.version !== null) {
          onSaved();
          return true;
        }
        setFindings(answer.saveBrandPatch.findings);
      } catch (error) {
        setFailure(failureOf(error));
      }
      return false;
    },
  };
}
