import { useTexts } from '../../../runtime/page/texts.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import type { Term, TermUsage } from './terms.generated.ts';

const USES = ['jobs', 'resumes', 'organizations', 'alerts', 'pages', 'narrower'] as const;

/** What uses a term, in numbers. */
export function Usage({ usage }: { usage: TermUsage }) {
  const t = useTexts('entries');
  const locale = usePageLocale();
  const uses = USES.filter((use) => usage[use] > 0).map((use) => t(`term.uses.${use}`, { count: usage[use] }));
  if (uses.length === 0) return <p>{t('term.unused')}</p>;
  return <p>{t('term.usedBy', { list: new Intl.ListFormat(locale).format(uses) })}</p>;
}

/** Brands whose document links to a term. */
export function Mentions({ mentions }: Pick<Term, 'mentions'>) {
  const t = useTexts('entries');
  return mentions.map(({ brand, words }) => <p key={brand}>{t('term.mention', { brand, words: words.join(', ') })}</p>);
}
