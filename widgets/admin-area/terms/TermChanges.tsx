import { operation } from '../../../runtime/core/operation.ts';
import { runOperation } from '../../../runtime/graphql/run.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import shared from '../entries/Entries.module.css';
import { SmallButton } from '../parts/controls.tsx';
import { When } from '../parts/When.tsx';
import type { ScreenProps } from '../screens/screen-props.ts';
import styles from './Terms.module.css';
import type { TermWork } from './term-work.ts';
import { type Term, type TermName, undoTermChangeMutation } from './terms.generated.ts';

/** What was done to a term; the latest can be undone within a day. */
export function TermChanges({
  term: { changes },
  work,
  to,
}: { term: Pick<Term, 'changes'>; work: TermWork } & Pick<ScreenProps, 'to'>) {
  const t = useTexts('entries');
  if (changes.length === 0) return null;
  const linked = (name: TermName | null) => name && <Link href={to('terms', String(name.id))}>{name.title}</Link>;
  return (
    <div className={shared.part}>
      <h4 className={shared.heading}>{t('term.changes')}</h4>
      <ol className={styles.changes}>
        {changes.map(({ id, kind, fields, merged, kept, author, created, undone, undoUntil }) => (
          <li key={id} className={shared.line}>
            <span>
              <When at={created} /> {t(`term.kind.${kind}`)}{' '}
              {fields.map((field) => t(`term.field.${field}`)).join(', ')}{' '}
              {kind === 'merged' && (
                <>
                  {linked(merged)} → {linked(kept)}{' '}
                </>
              )}
              <span className="meta">{author && t('history.by', { name: author })}</span>
            </span>
            {undone && (
              <span className="meta">
                {t('term.undone')} <When at={undone} />
              </span>
            )}
            {undoUntil && (
              <SmallButton
                disabled={work.isPending}
                onClick={() =>
                  work.run(async () => {
                    await runOperation(operation(undoTermChangeMutation, { id }));
                    work.settled(t('term.isUndone'));
                  })
                }
              >
                {t('action.undo')}
              </SmallButton>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
