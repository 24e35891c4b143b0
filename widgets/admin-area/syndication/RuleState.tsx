import { useTexts } from '../../../runtime/page/texts.tsx';
import { Badge } from '../parts/Badge.tsx';
import type { RuleCard } from './syndication.generated.ts';

const KINDS = { off: 'plain', on: 'good', paused: 'warning' } as const;

/** Whether a rule is on, and whether its last change is still being applied. */
export function RuleState({ rule: { state, isApplied } }: { rule: Pick<RuleCard, 'state' | 'isApplied'> }) {
  const t = useTexts('syndication');
  return (
    <>
      <Badge kind={KINDS[state]}>{t(`states.${state}`)}</Badge>
      {!isApplied && <span className="meta"> {t('applying')}</span>}
    </>
  );
}
