import { type Translate, useTexts } from '../../../runtime/page/texts.tsx';
import type { ImporterCard } from './importers.generated.ts';

/** What needs somebody, as the API names it. */
const TROUBLES = ['failed', 'asks', 'late'] as const;

type Standing = (typeof TROUBLES)[number] | 'draft' | 'paused' | 'fine';

/** In the order of a filter. */
export const STANDINGS: readonly Standing[] = ['fine', 'draft', 'paused', ...TROUBLES];

/** Trouble comes before all else: a paused importer may still wait for an answer. */
export function standingOf({ trouble, draft, active }: Pick<ImporterCard, 'trouble' | 'draft' | 'active'>): Standing {
  const known = TROUBLES.find((one) => one === trouble);
  return known ?? (draft ? 'draft' : active ? 'fine' : 'paused');
}

const QUIET: Readonly<Partial<Record<Standing, 'good' | 'plain' | 'warning'>>> = {
  fine: 'good',
  paused: 'plain',
  draft: 'warning',
};

/** How it looks. */
export const standingKind = (standing: Standing) => QUIET[standing] ?? 'danger';

/** The host of its address; without one, that files are uploaded. */
export function sourceName(t: Translate, { url }: Pick<ImporterCard, 'url'>): string {
  return (url !== null && URL.parse(url)?.host) || t('source.file');
}

interface Fault {
  code: string;
  line: number | null;
  params: unknown;
}

/** Why a source or an item could not be used, or what of an item was left out, with its line. */
export function useFaultText(): (fault: Fault) => string {
  const t = useTexts('importers');
  const say = useTexts('importers-faults');
  return ({ code, line, params }) => {
    const values = typeof params === 'object' && params !== null ? (params as Record<string, string | number>) : {};
    const text = say(code, values);
    return line === null ? text : t('atLine', { line, text });
  };
}
