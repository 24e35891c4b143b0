import { useMutation } from '@tanstack/react-query';
import type { TypedDocument } from '../../../runtime/core/operation.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf } from '../ask.ts';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import styles from './Brand.module.css';
import type { BrandSettings } from './brand.generated.ts';
import {
  redoBrandPatchMutation,
  type UndoBrandPatch,
  type UndoBrandPatchVariables,
  undoBrandPatchMutation,
} from './brand.generated.ts';
import { FindingList } from './FindingList.tsx';

interface Step {
  document: TypedDocument<UndoBrandPatch, UndoBrandPatchVariables>;
  /** Shown once it is done. */
  message: string;
}

interface StepsProps {
  settings: BrandSettings;
  /** Undo and redo are disabled until changes are saved or discarded. */
  isBlocked: boolean;
  onDone(message: string): void;
}

/** Undo and redo for runtime changes. */
export function Steps({ settings, isBlocked, onDone }: StepsProps) {
  const t = useTexts('admin');
  const { id, version, undo, redo } = settings;
  const stepping = useMutation({
    mutationFn: ({ document }: Step) => run(document, { brand: id, expected: version }),
    onSuccess({ result }, { message }) {
      if (result.version !== null) onDone(message);
    },
  });
  const findings = stepping.data?.result.version === null ? stepping.data.result.findings : [];
  const isResting = stepping.isPending || isBlocked;
  if (undo === null && redo === null) return null;

  return (
    <>
      <div className={styles.tools}>
        {undo && (
          <SmallButton
            disabled={isResting}
            onClick={() => stepping.mutate({ document: undoBrandPatchMutation, message: t('steps.undone') })}
          >
            {t('steps.undo')}
          </SmallButton>
        )}
        {undo && (
          <span className="meta">{t('steps.last', { name: undo.author, note: undo.note || t('steps.noNote') })}</span>
        )}
        {redo && (
          <SmallButton
            disabled={isResting}
            onClick={() => stepping.mutate({ document: redoBrandPatchMutation, message: t('steps.redone') })}
          >
            {t('steps.redo')}
          </SmallButton>
        )}
      </div>
      {stepping.error && <FailureNote failure={failureOf(stepping.error)} />}
      {findings.length > 0 && (
        <Note kind="danger">
          <p>{t('steps.invalid')}</p>
          <FindingList id={`step-findings-${id}`} findings={findings} withPlace />
        </Note>
      )}
    </>
  );
}
