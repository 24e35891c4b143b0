import { useFormHold } from '../../runtime/forms/hold.ts';
import { useTexts } from '../../runtime/page/texts.tsx';

/** Saves the job as it is; during an upload the form says why it cannot. */
export function SaveForLater({ isSaving, onSave }: { isSaving: boolean; onSave(): void }) {
  const t = useTexts('posting');
  const hold = useFormHold();
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-disabled={isSaving || undefined}
      onClick={() => {
        if (hold.isFree()) onSave();
      }}
    >
      {isSaving ? t('saving') : t('saveForLater')}
    </button>
  );
}
