import { useEffect, useRef, useState } from 'react';
import { track } from '../../runtime/core/analytics/track.ts';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { sendLinkAgain } from './apply-calls.ts';
import { jobParams } from './job-params.ts';
import type { KeptSent } from './kept-sent.ts';
import styles from './QuickApply.module.css';
import type { ApplyOffer as Offer } from './quick-apply.generated.ts';

interface ApplySentProps {
  page: PageInfo;
  id: string;
  offer: Offer;
  sent: KeptSent;
  /** It was sent just now, rather than restored in this tab. */
  isNew: boolean;
  /** The person wants to apply again, for example with another address. */
  onAgain(): void;
}

/** The result, and what happens next. */
export function ApplySent({ page, id, offer, sent, isNew, onAgain }: ApplySentProps) {
  const t = useTexts('apply');
  const heading = useRef<HTMLHeadingElement>(null);
  const href = createHref(page.brand.routes, page.locale);
  const { isRepeat, confirmAt, application } = sent;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often the offer is loaded again
  useEffect(() => {
    heading.current?.focus();
    if (isRepeat || !isNew) return;
    track({ key: 'quick_apply_success', params: jobParams(offer) });
    track({ key: 'job_apply_complete', params: jobParams(offer) });
  }, [isRepeat, isNew]);

  const state = isRepeat ? 'repeat' : confirmAt === null ? 'done' : 'confirm';
  return (
    <div className={styles.stack}>
      <h2 ref={heading} tabIndex={-1}>
        {t(`sent.${state}.title`)}
      </h2>
      <Notice kind="success">
        <p>{t(`sent.${state}.text`, { email: confirmAt ?? '', organization: offer.organizationName })}</p>
      </Notice>
      {confirmAt !== null && <Confirmation id={id} sendKey={sent.key} onAgain={onAgain} />}
      {application && (
        <p>
          <Link className="button" href={href.path(`/user/applications/${application.id}`)}>
            {t('see')}
          </Link>
        </p>
      )}
      <p>
        <Link href={href.jobs()}>{t('toJobs')}</Link>
      </p>
    </div>
  );
}

/** For a guest whose email does not arrive: resend it, or use another address. */
function Confirmation({ id, sendKey, onAgain }: { id: string; sendKey: string; onAgain(): void }) {
  const t = useTexts('apply');
  const [said, say] = useState<{ kind: 'success' | 'danger'; text: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function send() {
    if (isBusy) return;
    setBusy(true);
    say(null);
    try {
      await sendLinkAgain(sendKey);
      say({ kind: 'success', text: t('sent.confirm.sentAgain') });
    } catch (error) {
      say({ kind: 'danger', text: refusalText(error, t('unreachable')) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <p id={`${id}-nothing`}>{t('sent.confirm.nothing')}</p>
      {said && <Notice kind={said.kind}>{said.text}</Notice>}
      <div className={styles.actions}>
        <button
          type="button"
          className="button button-quiet"
          aria-describedby={`${id}-nothing`}
          aria-disabled={isBusy}
          onClick={() => void send()}
        >
          {t('sent.confirm.again')}
        </button>
        <button type="button" className="button button-quiet" aria-describedby={`${id}-nothing`} onClick={onAgain}>
          {t('sent.confirm.other')}
        </button>
      </div>
    </>
  );
}
