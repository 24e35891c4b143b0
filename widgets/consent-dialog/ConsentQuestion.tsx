import { useEffect, useEffectEvent, useState } from 'react';
import { showFlag } from '../../runtime/flags/show-flag.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { SessionUser } from '../../runtime/session/session-user.generated.ts';
import { ConsentModal } from './ConsentModal.tsx';
import { type ConsentAsked, findLacking, saveConsent } from './consent-calls.ts';

/** People already asked in this document: client-side navigation does not ask again. */
const asked = new Set<number>();

interface ConsentQuestionProps {
  page: PageInfo;
  user: SessionUser;
}

/** Asks once per visit for consent to the latest text, if it is missing. */
export function ConsentQuestion({ page, user }: ConsentQuestionProps) {
  const t = useTexts('consent');
  const [lacking, setLacking] = useState<ConsentAsked | null>(null);

  const look = useEffectEvent(async () => {
    try {
      const found = await findLacking(page.locale);
      if (found) setLacking(found);
    } catch {
      showFlag({ kind: 'danger', text: t('loadFailed'), close: t('close') });
    }
  });
  useEffect(() => {
    if (asked.has(user.id)) return;
    asked.add(user.id);
    void look();
  }, [user.id]);

  if (lacking === null) return null;
  return (
    <ConsentModal
      page={page}
      text={lacking.text}
      onClose={() => setLacking(null)}
      onAgree={async () => {
        const errors = await saveConsent(user.email, lacking.id);
        if (errors.length > 0) return errors.join('\n');
        setLacking(null);
        showFlag({ kind: 'success', text: t('saved'), close: t('close') });
        return null;
      }}
    />
  );
}
