import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { run, runOperation } from '../../../runtime/graphql/run.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf, useAnswer } from '../ask.ts';
import shared from '../entries/Entries.module.css';
import { Answered } from '../parts/Answered.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import type { ScreenProps } from '../screens/screen-props.ts';
import { TermChanges } from './TermChanges.tsx';
import { TermForm } from './TermForm.tsx';
import { TermMerge } from './TermMerge.tsx';
import { Mentions, Usage } from './TermUse.tsx';
import type { Step, TermWork } from './term-work.ts';
import { type Term, type TermEffects, termEffectsQuery, vocabularyTermQuery } from './terms.generated.ts';

/** The part of a term's page where it is changed, merged, and changes are undone. */
export function TermPart({ id, term, to, onChanged }: TermPartProps) {
  const answer = useAnswer(vocabularyTermQuery, { id: term });
  const changed = () => {
    answer.again();
    onChanged();
  };
  return (
    <Answered answer={answer}>
      {({ vocabularyTerm }) => vocabularyTerm && <Editing id={id} term={vocabularyTerm} to={to} onChanged={changed} />}
    </Answered>
  );
}

interface TermPartProps extends Pick<ScreenProps, 'to'> {
  id: string;
  /** Its id. */
  term: number;
  onChanged(): void;
}

function Editing({ id, term, to, onChanged }: Omit<TermPartProps, 'term'> & { term: Term }) {
  const t = useTexts('entries');
  const [said, setSaid] = useState<string | null>(null);
  const [asking, setAsking] = useState<{ step: Step; effects: TermEffects['termEffects'] } | null>(null);
  const working = useMutation(workMutation<void>());
  const settled = (next: string) => {
    setSaid(next);
    onChanged();
  };
  const work: TermWork = {
    isPending: working.isPending,
    settled,
    run: (own) => working.mutate(own),
    ask: (step) =>
      working.mutate(async () => {
        setSaid(null);
        const { termEffects } = await run(termEffectsQuery, step.asked);
        setAsking({ step, effects: termEffects });
      }),
  };
  const isOpen = term.lock === null || term.lock === 'fixed';
  return (
    <section className={shared.part} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={shared.heading}>
        {t('term.title')}
      </h3>
      <div role="status">
        {said && (
          <Note kind="good">
            <p>{said}</p>
          </Note>
        )}
      </div>
      {working.error && <FailureNote failure={failureOf(working.error)} />}
      {term.lock && (
        <p>
          {t(`term.lock.${term.lock}`, { brands: term.definedBy.join(', ') })}{' '}
          {term.mergedInto && <Link href={to('terms', String(term.mergedInto.id))}>{term.mergedInto.title}</Link>}
        </p>
      )}
      <Usage usage={term.usage} />
      <Mentions mentions={term.mentions} />
      {isOpen && <TermForm key={term.version} id={id} term={term} work={work} />}
      {term.lock === null && <TermMerge id={id} term={term} work={work} />}
      <TermChanges term={term} work={work} to={to} />
      {asking && (
        <AskDialog
          title={asking.step.title}
          submit={asking.step.title}
          onSubmit={() =>
            working.mutate(async () => {
              await runOperation(asking.step.ready);
              settled(t('term.saved'));
            })
          }
          onClose={() => setAsking(null)}
        >
          <Usage usage={asking.effects.usage} />
          {asking.effects.addresses > 0 && <p>{t('term.addresses', { count: asking.effects.addresses })}</p>}
          <Mentions mentions={asking.effects.mentions} />
          <p>{t('term.undoable')}</p>
        </AskDialog>
      )}
    </section>
  );
}
