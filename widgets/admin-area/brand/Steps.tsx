import { useState } from 'react';
import type { TypedDocument } from '../../../runtime/core/operation.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { type Failure, failureOf } from '../ask.ts';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import styles from './Brand.module.css';
import type { BrandFinding, BrandSettings } from './brand.generated.ts';
import {
  redoBrandPatchMutation,
  type UndoBrandPatch,
  type UndoBrandPatchVariables,
  undoBrandPatchMutation,
} from './brand.generated.ts';
import { FindingList } from './FindingList.tsx';

interface StepsProps {
  settings: BrandSettings;
  /** Steps wait until changes are saved or taken back. */
  isBlocked: boolean;
  onDone(message: string): void;
}

/** One step back and one forward in what was switched. */
export function Steps({ settings, isBlocked, onDone }: StepsProps) {
  const t = useTexts('admin');
  const { id, version, undo, redo } = settings;
  const [failure, setFailure] = useState<Failure | null>(null);
  const [findings, setFindings] = useState<readonly BrandFinding[]>([]);
  const [isBusy, setBusy] = useState(false);
  if (undo === null && redo === null) return null;

  async function step(
    document: TypedDocument<UndoBrandPatch, UndoBrandPatchVariables>,
    message: string,
  ): Promise<void> {
    setBusy(true);
    setFailure(null);
    setFindings([]);
    try {
      const { result } = await run(document, { brand: id, expected: version });
      if (result.version === null) setFindings(result.findings);
      else onDone(message);
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  }

  return (
    <>
      <div className={styles.tools}>
        {undo && (
          <SmallButton
            disabled={isBusy || isBlocked}
            onClick={() => void step(undoBrandPatchMutation, t('steps.undone'))}
          >
            {t('steps.undo')}
          </SmallButton>
        )}
        {undo && (
          <span className="meta">{t('steps.last', { name: undo.author, note: undo.note || t('steps.noNote') })}</span>
        )}
        {redo && (
          <SmallButton
            disabled={isBusy || isBlocked}
            onClick={() => void step(redoBrandPatchMutation, t('steps.redone'))}
          >
            {t('steps.redo')}
          </SmallButton>
        )}
      </div>
      {failure && <FailureNote failure={failure} />}
      {findings.length > 0 && (
        <Note kind="danger">
          <p>{t('steps.invalid')}</p>
          <FindingList id={`step-findings-${id}`} findings={findings} withPlace />
        </Note>
      )}
    </>
  );
}
