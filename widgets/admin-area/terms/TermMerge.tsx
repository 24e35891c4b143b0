import { useState } from 'react';
import { operation } from '../../../runtime/core/operation.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import shared from '../entries/Entries.module.css';
import { SmallButton } from '../parts/controls.tsx';
import { TermPicker } from './TermPicker.tsx';
import type { TermWork } from './term-work.ts';
import { mergeTermsMutation, type Term, type TermName, termVersionQuery } from './terms.generated.ts';

/** Merging a term into another one of its taxonomy. */
export function TermMerge({ id, term, work }: { id: string; term: Term; work: TermWork }) {
  const t = useTexts('entries');
  const [isOpen, setOpen] = useState(false);
  const ask = async (kept: TermName) => {
    const { vocabularyTerm } = await run(termVersionQuery, { id: kept.id });
    work.ask({
      title: t('term.mergeInto', { title: kept.title }),
      asked: { id: term.id, edit: null, mergeInto: kept.id },
      ready: operation(mergeTermsMutation, {
        keep: kept.id,
        expected: vocabularyTerm?.version ?? 0,
        merge: term.id,
      }),
    });
  };
  return (
    <div className={shared.part}>
      <div className={shared.line}>
        <SmallButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('term.merge')}
        </SmallButton>
      </div>
      {isOpen && (
        <>
          <p>{t('term.mergeHelp')}</p>
          <TermPicker
            id={`${id}-merge`}
            taxonomy={term.taxonomy}
            not={term.id}
            onPick={(kept) => work.run(() => ask(kept))}
          />
        </>
      )}
    </div>
  );
}
