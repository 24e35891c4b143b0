import { useContext, useEffect, useId, useRef, useState } from 'react';
import { languageName } from '../../runtime/core/texts/language-name.ts';
import type { TextHelpProps } from '../../runtime/forms/control-contract.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './AssistantPanel.module.css';
import { AssistantContext } from './assistant-context.ts';
import { useWriting, type WritingState } from './use-writing.ts';

const MOST_LETTERS = 1000;

/**
 * Drafts the description from a few keywords, directly in the editor. Existing text is kept unless the person chooses
 * to replace it.
 */
export function AssistantPanel({ editor, disabled }: TextHelpProps) {
  const t = useTexts('posting');
  const { title, languages, langcode, locale } = useContext(AssistantContext);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [replaces, setReplaces] = useState(false);
  const [hasText, setHasText] = useState(!editor.isEmpty);
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { state, write, stop } = useWriting(editor);
  const isWriting = state.kind === 'writing';
  const [own = langcode] = langcode.split('-');
  const language = chosen ?? (languages.includes(own) ? own : (languages[0] ?? 'en'));

  useEffect(() => {
    const note = () => setHasText(!editor.isEmpty);
    editor.on('update', note);
    return () => void editor.off('update', note);
  }, [editor]);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  function start(): void {
    if (words.trim().length < 3) {
      setShort(true);
      field.current?.focus();
      return;
    }
    void write({ words: words.trim(), title, language }, { replaces });
  }

  return (
    <div className={styles.assistant}>
      <button
        type="button"
        className="button button-quiet"
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        disabled={disabled}
        onClick={() => setOpen(!isOpen)}
      >
        {t('assistant.open')}
      </button>
      <div id={`${id}-panel`} className={styles.panel} hidden={!isOpen}>
        <label htmlFor={`${id}-words`}>{t('assistant.words')}</label>
        <textarea
          id={`${id}-words`}
          ref={field}
          className={styles.field}
          rows={3}
          maxLength={MOST_LETTERS}
          value={words}
          aria-describedby={`${id}-help`}
          aria-invalid={isShort || undefined}
          onChange={(event) => {
            setWords(event.target.value);
            setShort(false);
          }}
        />
        <p id={`${id}-help`} className={isShort ? styles.fault : styles.help}>
          {isShort ? t('assistant.short') : t('assistant.help')}
        </p>
        {languages.length > 1 && (
          <p className={styles.line}>
            <label htmlFor={`${id}-language`}>{t('assistant.language')}</label>
            <select
              id={`${id}-language`}
              className={styles.field}
              value={language}
              onChange={(event) => setChosen(event.target.value)}
            >
              {languages.map((code) => (
                <option key={code} value={code}>
                  {languageName(code, locale)}
                </option>
              ))}
            </select>
          </p>
        )}
        {hasText && !isWriting && (
          <fieldset className={styles.ways}>
            <legend>{t('assistant.hasText')}</legend>
            <label>
              <input type="radio" name={`${id}-way`} checked={!replaces} onChange={() => setReplaces(false)} />
              {t('assistant.below')}
            </label>
            <label>
              <input type="radio" name={`${id}-way`} checked={replaces} onChange={() => setReplaces(true)} />
              {t('assistant.replace')}
            </label>
          </fieldset>
        )}
        <p className={styles.line}>
          {isWriting ? (
            <button type="button" className="button" onClick={stop}>
              {t('assistant.stop')}
            </button>
          ) : (
            <button type="button" className="button" onClick={start}>
              {t('assistant.write')}
            </button>
          )}
        </p>
        <p className={state.kind === 'failed' ? styles.fault : styles.help} role="status" data-writing={state.kind}>
          {wordsOf(state, t)}
        </p>
      </div>
    </div>
  );
}

function wordsOf(state: WritingState, t: ReturnType<typeof useTexts>): string {
  if (state.kind === 'idle') return '';
  if (state.kind === 'failed') return state.message || t('assistant.failed');
  return t(`assistant.${state.kind}`);
}
