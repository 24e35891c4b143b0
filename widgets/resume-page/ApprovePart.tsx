import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CONTACT_WAYS, type ContactWay, openedFields } from '../../runtime/core/resume-contact/opened-fields.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { OpenedList } from '../shared/resume-contact/OpenedList.tsx';
import type { OwnContact } from '../shared/resume-contact/owner.generated.ts';
import styles from './RequestsPart.module.css';

interface ApprovePartProps {
  id: string;
  request: OwnContact;
  isBusy: boolean;
  onApprove(ways: readonly ContactWay[]): void;
  onClose(): void;
}

/** What approval reveals, and how the owner may be contacted: they choose at least one way. */
export function ApprovePart({ id, request, isBusy, onApprove, onClose }: ApprovePartProps) {
  const t = useTexts('resume-contact');
  const { organizationName: organization, opens } = request;
  const [ways, setWays] = useState<readonly ContactWay[]>([]);
  const [isMissing, setMissing] = useState(false);
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), []);
  const shown = openedFields([]);
  const valueFor = (way: ContactWay) => opens.find(({ field }) => field === way)?.value ?? null;
  const toggle = (way: ContactWay, isChosen: boolean) => {
    setMissing(false);
    setWays(CONTACT_WAYS.filter((one) => (one === way ? isChosen : ways.includes(one))));
  };
  return (
    <form
      className={styles.sure}
      aria-labelledby={`${id}-sure`}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && onClose()}
      onSubmit={(event) => {
        event.preventDefault();
        if (ways.length === 0) setMissing(true);
        else if (!isBusy) onApprove(ways);
      }}
    >
      <p id={`${id}-sure`} ref={intro} tabIndex={-1}>
        {t('owner.sure.approve', { organization })}
      </p>
      <OpenedList opens={opens.filter(({ field }) => shown.includes(field))} absent={t('owner.ways.absent')} />
      <fieldset className={styles.ways} aria-describedby={`${id}-hint`}>
        <legend>{t('owner.ways.title')}</legend>
        <p id={`${id}-hint`} className={styles.about}>
          {t('owner.ways.hint')}
        </p>
        {CONTACT_WAYS.map((way) => {
          const isAbsent = way === 'phone' && valueFor(way) === null;
          const hint = way === 'messages' ? t('owner.ways.messages') : (valueFor(way) ?? t('owner.ways.noPhone'));
          return (
            <label key={way} className={styles.way}>
              <input
                type="checkbox"
                checked={ways.includes(way)}
                disabled={isAbsent}
                aria-describedby={`${id}-${way}`}
                onChange={(event) => toggle(way, event.target.checked)}
              />
              <span>
                {t(`fields.${way}`)}
                <span id={`${id}-${way}`} className={styles.wayHint}>
                  {hint}
                </span>
              </span>
            </label>
          );
        })}
      </fieldset>
      {isMissing && <Notice kind="danger">{t('owner.ways.choose')}</Notice>}
      <p className={styles.about}>{t('owner.ways.only')}</p>
      <div className={styles.actions}>
        <button type="submit" className="button" aria-disabled={isBusy}>
          {t('owner.yes.approve')}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('owner.keep')}
        </button>
      </div>
    </form>
  );
}
