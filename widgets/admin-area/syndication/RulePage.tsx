import { useEffect, useState } from 'react';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { Answered } from '../parts/Answered.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { workspaceAddress } from '../workspace/address.ts';
import { Conditions } from './Conditions.tsx';
import { RuleActions } from './RuleActions.tsx';
import { LOG_PAGE, RuleLog } from './RuleLog.tsx';
import { RuleState } from './RuleState.tsx';
import { conditionsInput } from './rule-fields.ts';
import { oneRuleQuery, type RuleSettings } from './syndication.generated.ts';
import { Trial } from './Trial.tsx';

/** Milliseconds between two looks at a change that is being applied. */
const LOOK_AGAIN = 3000;

/** A rule: what it means, what it shows, what it did, and what can be done with it. */
export function RulePage({ page, id, to, rule }: ScreenProps & { rule: number }) {
  const t = useTexts('syndication');
  const [from, setFrom] = useState(0);
  const answer = useAnswer(oneRuleQuery, { id: rule, from, count: LOG_PAGE });
  const { data, again } = answer;
  const isApplying = data?.syndicationRule?.isApplied === false;
  useEffect(() => {
    if (!isApplying) return;
    const timer = setInterval(again, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isApplying, again]);
  const queueOf = ({ brand }: RuleSettings) => workspaceAddress(page, brand, ['moderation', 'guests']);
  return (
    <section className={screen.screen}>
      <p>
        <Link href={to('syndication')}>{t('back')}</Link>
      </p>
      <Answered answer={answer}>
        {({ syndicationRule: one }) =>
          one === null ? (
            <p role="status">{t('gone')}</p>
          ) : (
            <>
              <h2 className={screen.heading}>{one.name}</h2>
              <Facts one={one} queue={queueOf(one)} />
              <RuleActions id={id} to={to} one={one} again={again} />
              <section className={entries.part}>
                <h3 className={entries.heading}>{t('conditions')}</h3>
                <Conditions conditions={one.conditions} />
              </section>
              {one.mayChange && <Tried id={`${id}-trial`} one={one} />}
              <RuleLog log={one.log} from={from} setFrom={setFrom} />
            </>
          )
        }
      </Answered>
    </section>
  );
}

function Facts({ one, queue }: { one: RuleSettings; queue: string }) {
  const t = useTexts('syndication');
  const number = new Intl.NumberFormat(usePageLocale());
  return (
    <dl className={entries.facts}>
      <div>
        <dt>{t('state')}</dt>
        <dd>
          <RuleState rule={one} />
        </dd>
      </div>
      <div>
        <dt>{t('source')}</dt>
        <dd>{one.sourceName ?? t('everyOther')}</dd>
      </div>
      <div>
        <dt>{t('target')}</dt>
        <dd>{one.brandName}</dd>
      </div>
      <div>
        <dt>{t('review')}</dt>
        <dd>{t(one.needsReview ? 'form.needsReview' : 'noReview')}</dd>
      </div>
      <div>
        <dt>{t('shown')}</dt>
        <dd>{number.format(one.shown)}</dd>
      </div>
      <div>
        <dt>{t('waiting')}</dt>
        <dd>
          {number.format(one.waiting)}{' '}
          {one.waiting > 0 && (
            <Link href={queue} aria-label={t('toQueueOf', { brand: one.brandName })}>
              {t('toQueue')}
            </Link>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** Open while the rule is off: nobody switches it on without having seen what it means. */
function Tried({ id, one }: { id: string; one: RuleSettings }) {
  const t = useTexts('syndication');
  const [isOpen, setOpen] = useState(one.state === 'off');
  const { brand, source, conditions } = one;
  const trial = <Trial id={id} about={{ brand, source, conditions: conditionsInput(conditions) }} />;
  if (one.state === 'off') return trial;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={screen.summary}>{t('trial.title')}</summary>
      {isOpen && trial}
    </details>
  );
}
