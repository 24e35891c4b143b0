import type { ScreenProps } from '../screens/screen-props.ts';
import { RuleForm } from './RuleForm.tsx';
import { RuleList } from './RuleList.tsx';
import { RulePage } from './RulePage.tsx';

/** Rules that show jobs of one brand on another: their list, `new`, and the pages of one: `12`, `12/settings`. */
export function SyndicationScreen(props: ScreenProps) {
  const [first, second] = props.rest;
  if (first === undefined) return <RuleList {...props} />;
  if (first === 'new') return <RuleForm {...props} rule={null} />;
  const rule = Number(first);
  if (second === 'settings') return <RuleForm key={first} {...props} rule={rule} />;
  return <RulePage key={first} {...props} rule={rule} />;
}
