import { useMutation } from '@tanstack/react-query';
import Router from 'next/router';
import { useState } from 'react';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf, useAnswer } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { Answered } from '../parts/Answered.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import type { ScreenProps } from '../screens/screen-props.ts';
import { conditionsInput } from './rule-fields.ts';
import { deleteRuleMutation, type RuleSettings, switchRuleMutation, tryRuleQuery } from './syndication.generated.ts';

type Action = RuleSettings['state'] | 'delete';

/** What can be done in each state. Whoever administers one of the two brands may stop a rule, the rest needs both. */
const ACTIONS: Readonly<Record<RuleSettings['state'], readonly Action[]>> = {
  off: ['on', 'delete'],
  on: ['paused', 'off', 'delete'],
  paused: ['on', 'off', 'delete'],
};
const NEEDS_BOTH: readonly Action[] = ['on', 'delete'];

interface RuleActionsProps extends Pick<ScreenProps, 'id' | 'to'> {
  one: RuleSettings;
  again(): void;
}

/** Switches a rule on, pauses it, switches it off or deletes it; each asks first, and says what it means. */
export function RuleActions({ to, one, again }: RuleActionsProps) {
  const t = useTexts('syndication');
  const [asking, setAsking] = useState<Action | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const working = useMutation(workMutation<void>());
  const act = (action: Action) =>
    working.mutate(async () => {
      setSaid(null);
      if (action === 'delete') {
        await run(deleteRuleMutation, { id: one.id });
        await Router.push(to('syndication'));
        return;
      }
      await run(switchRuleMutation, { id: one.id, state: action });
      setSaid(t(`said.${action}`));
      again();
    });
  return (
    <>
      {!one.mayChange && (
        <Note>
          <p>{t('needsBoth')}</p>
        </Note>
      )}
      <div role="status">
        {said && (
          <Note kind="good">
            <p>{said}</p>
          </Note>
        )}
      </div>
      {working.error && <FailureNote failure={failureOf(working.error)} />}
      <div className={entries.line}>
        {ACTIONS[one.state]
          .filter((action) => one.mayChange || !NEEDS_BOTH.includes(action))
          .map((action) => (
            <SmallButton
              key={action}
              main={action === 'on'}
              disabled={working.isPending}
              onClick={() => setAsking(action)}
            >
              {t(`action.${action}`)}
            </SmallButton>
          ))}
        {one.mayChange && <Link href={to('syndication', String(one.id), 'settings')}>{t('action.change')}</Link>}
      </div>
      {asking && (
        <AskDialog
          title={t(`ask.${asking}`, { name: one.name })}
          submit={t(`action.${asking}`)}
          onSubmit={() => act(asking)}
          onClose={() => setAsking(null)}
        >
          <p>{t(`means.${asking}`, { brand: one.brandName })}</p>
          {asking === 'on' && <HowMany one={one} />}
        </AskDialog>
      )}
    </>
  );
}

/** How many jobs of today would go. */
function HowMany({ one: { brand, source, conditions, needsReview } }: { one: RuleSettings }) {
  const t = useTexts('syndication');
  const about = { brand, source, conditions: conditionsInput(conditions) };
  const answer = useAnswer(tryRuleQuery, { ...about, verdict: null, from: 0, count: 1 });
  return (
    <Answered answer={answer}>
      {({ syndicationTrial: { counts } }) => {
        const count = counts.find(({ verdict }) => verdict === 'goes')?.count ?? 0;
        return (
          <>
            <p>
              <strong>{t('trial.goes', { count })}</strong>
            </p>
            {count > 0 && needsReview && <p>{t('trial.waits')}</p>}
          </>
        );
      }}
    </Answered>
  );
}
