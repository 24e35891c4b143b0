import styles from './ApplicantList.module.css';

interface TagFieldProps {
  id: string;
  label: string;
  submit: string;
  longest: number;
  /** To choose from. */
  known: readonly string[];
  text: string;
  isBusy: boolean;
  onText(text: string): void;
  onSubmit(tag: string): void;
}

/** A field for the name of a tag or a list, new or known. */
export function TagField({ id, label, submit, longest, known, text, isBusy, onText, onSubmit }: TagFieldProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && text.trim() !== '') onSubmit(text);
      }}
    >
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className={styles.searchLine}>
        <input
          id={id}
          className="field"
          list={`${id}-known`}
          maxLength={longest}
          autoComplete="off"
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
        <button type="submit" className="button button-quiet">
          {submit}
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
