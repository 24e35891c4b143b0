import { LONGEST_TAG } from '../../runtime/core/applications/limits.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './ApplicantList.module.css';

interface TagFieldProps {
  id: string;
  /** To choose from. */
  known: readonly string[];
  text: string;
  isBusy: boolean;
  onText(text: string): void;
  onSubmit(tag: string): void;
}

/** A field for a tag, new or known. */
export function TagField({ id, known, text, isBusy, onText, onSubmit }: TagFieldProps) {
  const t = useTexts('applicants');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && text.trim() !== '') onSubmit(text);
      }}
    >
      <label className="label" htmlFor={id}>
        {t('tags.add')}
      </label>
      <div className={styles.searchLine}>
        <input
          id={id}
          className="field"
          list={`${id}-known`}
          maxLength={LONGEST_TAG}
          autoComplete="off"
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        <button type="submit" className="button button-quiet">
          {t('tags.submit')}
        </button>
      </div>
      <datalist id={`${id}-known`}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </form>
  );
}
