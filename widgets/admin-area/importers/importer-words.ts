import { type ImporterStanding, importerHost } from '../../../runtime/core/importing/standing.ts';
import { type Translate, useTexts } from '../../../runtime/page/texts.tsx';
import type { ImporterCard } from './importers.generated.ts';

const QUIET: Readonly<Partial<Record<ImporterStanding, 'good' | 'plain' | 'warning'>>> = {
  fine: 'good',
  paused: 'plain',
  draft: 'warning',
};

/** How it looks. */
export const standingKind = (standing: ImporterStanding) => QUIET[standing] ?? 'danger';

/** The host of its address; without one, that files are uploaded. */
export function sourceName(t: Translate, { url }: Pick<ImporterCard, 'url'>): string {
  return importerHost(url) ?? t('source.file');
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
