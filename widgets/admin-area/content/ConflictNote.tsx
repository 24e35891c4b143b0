import { textOf } from '../../../runtime/core/richtext/text-of.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { Note } from '../parts/Notes.tsx';
import { When } from '../parts/When.tsx';
import styles from './Content.module.css';
import { changedFields, type Entry, type Item } from './entry.ts';
import type { Editing } from './use-editing.ts';

/** What somebody else has saved meanwhile, beside what was typed here; a person decides which of them to go on with. */
export function ConflictNote({ editing, theirs }: { editing: Editing; theirs: Item }) {
  const t = useTexts('editorial');
  const { entry } = editing;
  const fields = changedFields(entry, theirs.entry);
  return (
    <Note kind="danger">
      <p>
        {theirs.changedBy === null ? t('conflict.somebody') : t('conflict.by', { name: theirs.changedBy })}{' '}
        <When at={theirs.changed} />
      </p>
      <p>{t('conflict.kept')}</p>
      {fields.length > 0 && (
        <div className={styles.compared}>
          <table className={styles.table}>
            <caption className="visually-hidden">{t('conflict.differences')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('conflict.field')}</th>
                <th scope="col">{t('conflict.mine')}</th>
                <th scope="col">{t('conflict.theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map((name) => (
                <tr key={name}>
                  <th scope="row">{t(`name.${name}`)}</th>
                  <td lang={entry.language}>{wordsOf(entry, name)}</td>
                  <td lang={theirs.entry.language}>{wordsOf(theirs.entry, name)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={styles.actions}>
        <SmallButton main onClick={() => editing.keepMine(t('conflict.keeping'))}>
          {t('conflict.keep')}
        </SmallButton>
        <SmallButton onClick={() => editing.takeTheirs(t('conflict.taken'))}>{t('conflict.take')}</SmallButton>
      </p>
    </Note>
  );
}

/** A field as plain words. */
function wordsOf(entry: Entry, name: keyof Entry): string {
  const value = entry[name];
  if (name === 'body') return textOf(entry.body);
  if (typeof value === 'string') return value;
  if (value === null) return '';
  return 'url' in value ? value.alt || value.url : value.join(', ');
}
