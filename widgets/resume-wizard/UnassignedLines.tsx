import { type RefObject, useRef, useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './ResumeWizard.module.css';

interface UnassignedLinesProps {
  id: string;
  lines: readonly string[];
  heading: RefObject<HTMLHeadingElement | null>;
  onHide(): void;
}

/** Lines of the file that no field took, beside the form, to be copied into it. */
export function UnassignedLines({ id, lines, heading, onHide }: UnassignedLinesProps) {
  const t = useTexts('resume');
  const list = useRef<HTMLUListElement>(null);
  const [copied, setCopied] = useState<ReadonlySet<number>>(new Set());

  async function copy(shown: Element | null | undefined, numbers: readonly number[]): Promise<void> {
    // Where pages have no access to the clipboard, the selected text can be copied by hand.
    if (shown) window.getSelection()?.selectAllChildren(shown);
    const text = numbers.map((at) => lines[at]).join('\n');
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(new Set([...copied, ...numbers])),
      () => undefined,
    );
  }

  return (
    <aside className={styles.unassigned} data-beside="rest" aria-labelledby={`${id}-rest`}>
      <h2 id={`${id}-rest`} ref={heading} tabIndex={-1}>
        {t('import.rest', { count: lines.length })}
      </h2>
      <p className={styles.muted}>{t('rest.text')}</p>
      <ul className={styles.unassignedList} ref={list}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
          <li key={at} data-copied={copied.has(at) || undefined}>
            <span>{line}</span>
            <button
              type="button"
              className="button button-quiet"
              aria-label={t('rest.copyLine', { line })}
              onClick={({ currentTarget }) => void copy(currentTarget.previousElementSibling, [at])}
            >
              {t('rest.copy')}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void copy(list.current, [...lines.keys()])}
        >
          {t('rest.all')}
        </button>
        <button type="button" className="button button-quiet" onClick={onHide}>
          {t('rest.hide')}
        </button>
      </div>
      <p className={styles.muted} role="status">
        {copied.size > 0 ? t('rest.copied') : ''}
      </p>
    </aside>
  );
}
