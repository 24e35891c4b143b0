import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { Waiting } from '../account/AccountPage.tsx';
import styles from './ContactPanel.module.css';
import type { ContactOffer } from './contact-calls.ts';
import { PriceNote } from './PriceNote.tsx';
import type { RequestEvents } from './RequestForm.tsx';

const RequestForm = lazy(async () => ({ default: (await import('./RequestForm.tsx')).RequestForm }));

interface AskPartProps extends RequestEvents {
  page: PageInfo;
  id: string;
  resumeId: number;
  offer: ContactOffer;
  /** The organization has asked before. */
  isAgain: boolean;
  onOpen(): void;
}

/** What a request entails, and the form once somebody opens it. */
export function AskPart({ page, id, resumeId, offer, isAgain, onAsked, onOpen, onRefused, onStale }: AskPartProps) {
  const t = useTexts('resume-contact');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { organizationName: organization, price } = offer.terms;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const close = () => setOpen(false);
  return (
    <>
      {!isAgain && <p>{t('intro', { organization })}</p>}
      <PriceNote kind="price" offer={offer} />
      {price !== 'missing' && !isOpen && (
        <button
          type="button"
          className="button"
          ref={opener}
          aria-expanded={false}
          aria-controls={`${id}-form`}
          onClick={() => {
            onOpen();
            setOpen(true);
          }}
        >
          {t(isAgain ? 'askAnew' : 'ask')}
        </button>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the form inside */}
      <div
        id={`${id}-form`}
        className={styles.form}
        hidden={!isOpen}
        onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && close()}
      >
        {isOpen && (
          <Suspense fallback={<Waiting lines={3} />}>
            <RequestForm
              page={page}
              resumeId={resumeId}
              jobs={offer.terms.jobs}
              onAsked={onAsked}
              onRefused={onRefused}
              onStale={onStale}
              onClose={close}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}
