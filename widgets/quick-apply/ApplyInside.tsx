import { useEffect, useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import { Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { applied } from '../shared/job-marks/applied.ts';
import { ApplySent } from './ApplySent.tsx';
import { ApplyStop } from './ApplyStop.tsx';
import { ApplyWizard } from './ApplyWizard.tsx';
import { loadOffer } from './apply-calls.ts';
import type { ApplyFormFound } from './apply-form-found.ts';
import { findSent, forgetSent, type KeptSent, keepSent } from './kept-sent.ts';
import styles from './QuickApply.module.css';
import type { ApplyOffer as Offer } from './quick-apply.generated.ts';

export interface ApplyInsideProps {
  page: PageInfo;
  id: string;
  asked: ApplyFormFound;
  jobId: number;
}

/** The application process, once it is known who is visiting; in the browser only. */
export function ApplyInside({ page, id, asked, jobId }: ApplyInsideProps) {
  const t = useTexts('apply');
  const { status, user } = useSession();
  const [offer, setOffer] = useState<Offer | null | undefined>(undefined);
  const [refusal, setRefusal] = useState<string | null>(null);
  // In the browser only: a confirmation from this tab is shown again after reloading or going back.
  const [sent, setSent] = useState<KeptSent | null>(() => findSent(jobId));
  const [isNew, setNew] = useState(false);
  const who =
    status === 'loading' ? null : `${user?.id ?? ''} ${user?.emailVerified ?? ''} ${user?.isEligibleForJobApply ?? ''}`;

  useEffect(() => {
    if (who === null) return;
    let isHere = true;
    loadOffer(jobId).then(
      (found) => isHere && setOffer(found),
      (error: unknown) => isHere && setRefusal(refusalText(error, t('unreachable'))),
    );
    return () => {
      isHere = false;
    };
  }, [who, jobId, t]);

  async function lookAgain(before: Offer): Promise<boolean> {
    const now = await loadOffer(jobId).catch(() => before);
    if (now !== null && rulesOf(now) === rulesOf(before)) return false;
    setOffer(now);
    return true;
  }

  if (refusal !== null || offer === null) {
    return (
      <>
        <h1>{t('title')}</h1>
        <Notice kind="danger">{refusal ?? t('unknown')}</Notice>
      </>
    );
  }
  if (offer === undefined) {
    return (
      <>
        <h1>{t('title')}</h1>
        <Waiting lines={5} />
      </>
    );
  }
  return (
    <>
      <header className={styles.head}>
        <h1>{t('titleOf', { job: offer.title })}</h1>
        <p className="meta">{offer.organizationName}</p>
      </header>
      {sent ? (
        <ApplySent
          page={page}
          id={id}
          offer={offer}
          sent={sent}
          isNew={isNew}
          onAgain={() => {
            forgetSent(jobId);
            setSent(null);
          }}
        />
      ) : offer.state === 'open' ? (
        <>
          {offer.application && <Notice>{t('again')}</Notice>}
          <ApplyWizard
            page={page}
            asked={asked}
            offer={offer}
            onSent={(found) => {
              keepSent(jobId, found);
              applied.forget();
              setNew(true);
              setSent(found);
            }}
            lookAgain={() => lookAgain(offer)}
          />
        </>
      ) : (
        <ApplyStop page={page} id={id} offer={offer} />
      )}
    </>
  );
}

/** What the job requires, for comparison. */
function rulesOf({ state, questions, requiresFile, requiresCoverLetter }: Offer): string {
  return JSON.stringify([state, questions, requiresFile, requiresCoverLetter]);
}
