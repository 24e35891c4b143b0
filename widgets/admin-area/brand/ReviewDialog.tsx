import { Dialog, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { differences } from '../../../runtime/core/brand/sources/differences.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { SmallButton, SmallTextarea } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import styles from './Brand.module.css';
import { Changes } from './Changes.tsx';
import { FindingList } from './FindingList.tsx';
import type { LoadedBrand } from './loaded-brand.ts';
import type { BrandEdit } from './use-brand-edit.ts';

interface ReviewDialogProps {
  id: string;
  settings: LoadedBrand;
  edit: BrandEdit;
  onClose(): void;
  onSaved(): void;
  /** Reloads the brand; local changes are kept. */
  onReload(): void;
}

/** Review before saving: the changes, the checker's findings, and the reason for the change. */
export function ReviewDialog({ id, settings, edit, onClose, onSaved, onReload }: ReviewDialogProps) {
  const t = useTexts('admin');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const changes = differences(settings.document, edit.document).map(({ pointer, left, right }) => ({
    pointer,
    before: left ?? null,
    after: right ?? null,
  }));
  const errors = edit.findings.filter(({ severity }) => severity === 'error');
  const isConflict = edit.failure?.codes.includes('PATCH_CONFLICT') ?? false;

  function save(): void {
    if (note.trim() === '') {
      setMissing(true);
      window.document.getElementById(`${id}-note`)?.focus();
      return;
    }
    edit.save(note, onSaved);
  }

  return (
    <Dialog.Root
      open
      size="lg"
      scrollBehavior="inside"
      motionPreset="none"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop className="chakra" />
        <Dialog.Positioner className="chakra">
          <Dialog.Content className={styles.dialog}>
            <Dialog.Header>
              <Dialog.Title>{t('review.title', { name: settings.brand.name })}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body className={styles.body}>
              {edit.failure && (
                <div className={styles.body}>
                  <FailureNote failure={edit.failure} />
                  {isConflict && <SmallButton onClick={onReload}>{t('review.reload')}</SmallButton>}
                </div>
              )}
              {errors.length > 0 && <Note kind="danger">{t('review.invalid')}</Note>}
              <FindingList id={`${id}-findings`} findings={edit.findings} withPlace />
              <Changes
                caption={t('review.title', { name: settings.brand.name })}
                changes={changes}
                absent={t('changes.nothing')}
              />
              <div>
                <label className="label" htmlFor={`${id}-note`}>
                  {t('review.note')}
                </label>
                <SmallTextarea
                  id={`${id}-note`}
                  rows={2}
                  maxLength={500}
                  required
                  aria-invalid={isMissing || undefined}
                  aria-describedby={`${id}-note-help`}
                  value={note}
                  onChange={({ target }) => {
                    setNote(target.value);
                    setMissing(false);
                  }}
                />
                <p id={`${id}-note-help`} className={isMissing ? styles.fault : styles.help}>
                  {isMissing ? t('review.noteMissing') : t('review.noteHelp')}
                </p>
              </div>
            </Dialog.Body>
            <Dialog.Footer className={styles.foot}>
              <SmallButton onClick={onClose}>{t('review.cancel')}</SmallButton>
              <SmallButton
                main
                disabled={edit.isSaving || edit.isChecking || errors.length > 0 || changes.length === 0}
                onClick={save}
              >
                {edit.isSaving ? t('review.saving') : t('review.save')}
              </SmallButton>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
