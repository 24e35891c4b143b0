import { useCallback, useEffect, useRef, useState } from 'react';
import { defaultsOf } from '../../answers.ts';
import type { ControlProps } from '../../control-contract.ts';
import { Announcement } from '../../parts/Announcement.tsx';
import { Icon } from '../../parts/Icon.tsx';
import styles from '../../parts/parts.module.css';
import { itemsOf, numberIn } from '../../parts/schema-parts.ts';
import { hasErrorsWithin, summaryOf } from './entries.ts';
import { type EntryAction, ListEntry } from './ListEntry.tsx';
import { useEntryKeys } from './use-entry-keys.ts';

/** From this many entries, each is collapsed until it is opened. */
const many = 4;

interface Removed {
  entry: unknown;
  at: number;
  title: string;
}

/** Entries that can be added, sorted and removed; removal can be undone. */
export function ListControl(control: ControlProps) {
  const { id, value, onChange, schema, readOnly, disabled, errorsAt, tools } = control;
  const { t } = tools;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const items = itemsOf(schema);
  const keys = useEntryKeys(entries.length);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [said, setSaid] = useState('');
  const holder = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  const isFixed = readOnly || disabled;
  const most = numberIn(schema, 'maxItems') ?? Number.POSITIVE_INFINITY;
  const fewest = numberIn(schema, 'minItems') ?? 0;

  // Buttons move or disappear with their entries; the focus stays where the person is working.
  useEffect(() => {
    const wanted = focusNext.current;
    if (wanted === null) return;
    focusNext.current = null;
    holder.current?.querySelector<HTMLElement>(wanted)?.focus();
  });

  const titleOf = (at: number) => summaryOf(items, entries[at], tools) || t('list.entry', { number: at + 1 });

  function add(): void {
    const key = keys.insert(entries.length);
    setOpen((known) => new Set([...known, key]));
    setRemoved(null);
    focusNext.current = `[data-entry="${key}"] [data-fields] :is(input, select, textarea, button, [contenteditable])`;
    onChange([...entries, defaultsOf(items)]);
    setSaid(t('list.added', { number: entries.length + 1 }));
  }

  function move(at: number, step: 1 | -1): void {
    const to = at + step;
    if (to < 0 || to >= entries.length) return;
    const title = titleOf(at);
    focusNext.current = `[data-entry="${keys.all[at]}"] [data-move="${step}"]`;
    keys.move(at, to);
    onChange(moved(entries, at, to));
    setSaid(t('list.moved', { title, number: to + 1, count: entries.length }));
  }

  function remove(at: number): void {
    const title = titleOf(at);
    setRemoved({ entry: entries[at], at, title });
    focusNext.current = '[data-undo]';
    keys.remove(at);
    const left = entries.filter((_, place) => place !== at);
    onChange(left.length > 0 ? left : undefined);
  }

  function undo({ entry, at, title }: Removed): void {
    const place = Math.min(at, entries.length);
    const key = keys.insert(place);
    setRemoved(null);
    focusNext.current = `[data-entry="${key}"] [data-remove]`;
    onChange([...entries.slice(0, place), entry, ...entries.slice(place)]);
    setSaid(t('list.restored', { title }));
  }

  function act(action: EntryAction, at: number): void {
    if (action === 'up') move(at, -1);
    else if (action === 'down') move(at, 1);
    else if (action === 'remove') remove(at);
    else setOpen((known) => toggled(known, keys.all[at] ?? at));
  }

  // Entries need a stable function, or each key press would re-render all of them.
  const latest = useRef(act);
  latest.current = act;
  const onAct = useCallback((action: EntryAction, at: number) => latest.current(action, at), []);

  return (
    <div ref={holder} className={styles.stack}>
      <ol className={`${styles.stack} ${styles.plain}`}>
        {entries.map((entry, at) => {
          const key = keys.all[at] ?? at;
          const mustShow = hasErrorsWithin(items, `/${at}`, errorsAt);
          return (
            <ListEntry
              key={key}
              entryKey={key}
              items={items}
              entry={entry}
              at={at}
              title={titleOf(at)}
              isFoldable={entries.length >= many}
              isOpen={entries.length < many || open.has(key) || mustShow}
              isFirst={at === 0}
              isLast={at === entries.length - 1}
              canRemove={!isFixed && entries.length > fewest}
              canMove={!isFixed && entries.length > 1}
              onAct={onAct}
              renderField={control.renderField}
              t={t}
            />
          );
        })}
      </ol>
      {removed && (
        <div className={styles.row} role="status">
          <span>{t('list.removed', { title: removed.title })}</span>
          <button type="button" data-undo="" className={styles.button} onClick={() => undo(removed)}>
            <Icon name="undo" />
            {t('list.undo')}
          </button>
        </div>
      )}
      <div className={styles.row}>
        <button
          id={id}
          type="button"
          className={styles.button}
          aria-describedby={control.describedBy}
          disabled={isFixed || entries.length >= most}
          onClick={add}
        >
          <Icon name="plus" />
          {t(entries.length === 0 ? 'list.addFirst' : 'list.add')}
        </button>
        {entries.length >= most && <span className={styles.note}>{t('list.full', { count: most })}</span>}
      </div>
      <Announcement>{said}</Announcement>
    </div>
  );
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

function toggled(known: ReadonlySet<number>, key: number): ReadonlySet<number> {
  const next = new Set(known);
  if (!next.delete(key)) next.add(key);
  return next;
}
