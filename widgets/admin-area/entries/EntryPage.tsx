import type { ReactNode } from 'react';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { MergePart } from '../merges/MergePart.tsx';
import type { MergeKind } from '../merges/merge-kind.ts';
import { Answered } from '../parts/Answered.tsx';
import { BrandName } from '../parts/BrandName.tsx';
import { When } from '../parts/When.tsx';
import { EventDetail } from '../screens/EventDetail.tsx';
import { eventKinds } from '../screens/event-kinds.ts';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { TermPart } from '../terms/TermPart.tsx';
import styles from './Entries.module.css';
import { EntryActions } from './EntryActions.tsx';
import { EntryValue } from './EntryValue.tsx';
import { type AdminEntry, adminEntryQuery, type Entry } from './entries.generated.ts';
import { NotesPart } from './NotesPart.tsx';

/** Lists whose entries can be merged. */
const MERGED: ReadonlyMap<string, MergeKind> = new Map([
  ['users', 'account'],
  ['organizations', 'organization'],
]);

type Page = NonNullable<AdminEntry['adminEntry']>;

interface EntryPageProps extends ScreenProps {
  of: string;
  number: number;
  /** Part of the administration that its list is in, where that has another name. */
  part?: string;
  /** Below its values. */
  children?(entry: Entry, again: () => void): ReactNode;
}

/** An entry with its values, what belongs to it, notes, and its history. */
export function EntryPage({ id, of, number, page, to, part = of, children }: EntryPageProps) {
  const t = useTexts('entries');
  const answer = useAnswer(adminEntryQuery, { of, id: number });
  const kind = MERGED.get(of);
  return (
    <section className={screen.screen}>
      <p>
        <Link href={to(part)}>{t('back')}</Link>
      </p>
      <Answered answer={answer}>
        {({ adminEntry }) => (
          <>
            {adminEntry === null ? (
              <p role="status">{t('gone')}</p>
            ) : (
              <>
                <h2 className={screen.heading}>
                  {adminEntry.entry.title} <span className="meta">{t(`list.${of}`)}</span>
                </h2>
                <Facts page={adminEntry} to={to} />
                {children?.(adminEntry.entry, answer.again)}
              </>
            )}
            {/* Stays when its action has removed the entry: it says so, and can take it back. */}
            <EntryActions
              id={`${id}-${of}`}
              of={of}
              here={page.brand.id}
              entries={adminEntry === null ? [] : [adminEntry.entry]}
              onDone={answer.again}
            />
            {adminEntry !== null && (
              <>
                <Belongings page={adminEntry} to={to} />
                {of === 'terms' && <TermPart id={`${id}-term`} term={number} to={to} onChanged={answer.again} />}
                <NotesPart
                  id={`${id}-notes`}
                  of={of}
                  number={number}
                  notes={adminEntry.notes}
                  onChanged={answer.again}
                />
                {kind && <MergePart kind={kind} entry={number} onChanged={answer.again} />}
                <History page={adminEntry} here={page.brand.id} to={to} />
              </>
            )}
          </>
        )}
      </Answered>
    </section>
  );
}

function Facts({ page: { entry, columns }, to }: { page: Page } & Pick<ScreenProps, 'to'>) {
  const t = useTexts('entries');
  const filled = columns.filter(({ name }) => {
    // The heading says it.
    if (name === 'title') return false;
    const value = entry.values[name] ?? '';
    return value !== '' && !(Array.isArray(value) && value.length === 0);
  });
  return (
    <dl className={styles.facts} aria-label={t('facts')}>
      {entry.brand !== null && (
        <div>
          <dt>{t('brand')}</dt>
          <dd>
            <BrandName id={entry.brand} />
          </dd>
        </div>
      )}
      {filled.map((column) => (
        <div key={column.name}>
          <dt>{t(`column.${column.name}`)}</dt>
          <dd>
            <EntryValue column={column} entry={entry} to={to} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Belongings({ page: { entry, belongings }, to }: { page: Page } & Pick<ScreenProps, 'to'>) {
  const t = useTexts('entries');
  const some = belongings.filter(({ total }) => total > 0);
  if (some.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('belongings')}</h3>
      <ul className={styles.belongings}>
        {some.map(({ list, filter, total }) => (
          <li key={list}>
            <Link href={filteredBy(to(list), { [filter]: String(entry.id) })}>
              {t(`list.${list}`)} ({total})
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ page: { events }, here, to }: { page: Page; here: string } & Pick<ScreenProps, 'to'>) {
  const t = useTexts('entries');
  const say = useTexts('admin');
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('history.title')}</h3>
      {events.length === 0 && <p>{t('history.none')}</p>}
      <ol className={styles.events}>
        {events.map(({ id, kind, brand, account, actor, created, ...event }) => (
          <li key={id}>
            <When at={created} /> {eventKinds.includes(kind) ? say(`event.${kind}`) : kind}{' '}
            <span className="meta">
              {brand && <BrandName id={brand} />}{' '}
              {(actor ?? account) !== null && t('history.by', { name: actor ?? account ?? '' })}
            </span>
            <EventDetail event={{ brand, ...event }} here={here} to={to} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The address of a list with a filter; it may name the brand already. */
function filteredBy(address: string, filter: Readonly<Record<string, string>>): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(filter)}`;
}
