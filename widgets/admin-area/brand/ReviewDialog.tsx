import { Dialog, Portal } from '@chakra-ui/react';
import { useState } from 'react';
import { differences } from '../../../runtime/core/brand/sources/differences.ts';
import { stringAt } from '../../../runtime/core/brand/sources/json.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { SmallButton, SmallTextarea } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { FreeNotes } from '../products/FreeNotes.tsx';
import styles from './Brand.module.css';
import { Changes } from './Changes.tsx';
import { Effects } from './Effects.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { FindingList } from './FindingList.tsx';
import type { LoadedBrand } from './loaded-brand.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import type { BrandEdit } from './use-brand-edit.ts';
import { useSchedule } from './use-schedule.ts';

interface ReviewDialogProps {
  id: string;
  settings: LoadedBrand;
  edit: BrandEdit;
  onClose(): void;
  onSaved(): void;
  onScheduled(): void;
  /** Reloads the brand; local changes are kept. */
  onReload(): void;
}

/** Review before saving: the changes, the checker's findings, the reason for the change, and whether it waits for its time. */
export function ReviewDialog({ id, settings, edit, onClose, onSaved, onScheduled, onReload }: ReviewDialogProps) {
  const t = useTexts('admin');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isLater, setLater] = useState(false);
  const timeZone = stringAt(settings.document, ['site', 'timeZone']) ?? 'UTC';
  const schedule = useSchedule(timeZone);
  const changes = differences(settings.document, edit.document).map(({ pointer, left, right }) => ({
    pointer,
    before: left ?? null,
    after: right ?? null,
  }));
  const errors = edit.findings.filter(({ severity }) => severity === 'error');
  const isConflict = edit.failure?.codes.includes('PATCH_CONFLICT') ?? false;

  const isBusy = edit.isSaving || schedule.isBusy;

  function save(): void {
    if (note.trim() === '') {
      setMissing(true);
      window.document.getElementById(`${id}-note`)?.focus();
      return;
    }
    if (isLater) schedule.plan({ brand: settings.id, changes: edit.changes, note }, onScheduled);
    else edit.save(note, onSaved);
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
              <FreeNotes before={settings.document} after={edit.document} />
              {changes.length > 0 ? (
                <Changes
                  caption={t('review.title', { name: settings.brand.name })}
                  changes={changes}
                  absent={t('changes.nothing')}
                />
              ) : (
                <Note kind="good">{t('review.nothing')}</Note>
              )}
              {changes.length > 0 && errors.length === 0 && <Effects id={id} brand={settings.id} patch={edit.patch} />}
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
              <fieldset className={styles.when}>
                <legend className="label">{t('review.when')}</legend>
                {[false, true].map((later) => (
                  <label key={String(later)} className={styles.line}>
                    <input
                      type="radio"
                      name={`${id}-when`}
                      checked={isLater === later}
                      onChange={() => setLater(later)}
                    />
                    {t(later ? 'review.later' : 'review.now')}
                  </label>
                ))}
              </fieldset>
              {isLater && (
                <>
                  <ScheduleFields
                    id={`${id}-schedule`}
                    timeZone={timeZone}
                    period={schedule.period}
                    onChange={schedule.setPeriod}
                    fault={schedule.fault}
                  />
                  {schedule.failure && <FailureNote failure={schedule.failure} />}
                  <FindingList id={`${id}-schedule-findings`} findings={schedule.findings} withPlace />
                </>
              )}
              {changes.length > 0 && errors.length === 0 && <ExportPanel brand={settings.id} patch={edit.patch} />}
            </Dialog.Body>
            <Dialog.Footer className={styles.foot}>
              <SmallButton onClick={onClose}>{t('review.cancel')}</SmallButton>
              <SmallButton
                main
                disabled={isBusy || edit.isChecking || errors.length > 0 || changes.length === 0}
                onClick={save}
              >
                {isBusy ? t('review.saving') : t(isLater ? 'review.schedule' : 'review.save')}
              </SmallButton>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
