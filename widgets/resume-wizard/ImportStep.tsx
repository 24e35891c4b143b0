import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import { mutationOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountPage, Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { type OwnResume, type ResumePart, readResumeFileMutation } from '../shared/resume/own-resume.generated.ts';
import { ImportCheck } from './ImportCheck.tsx';
import styles from './ResumeWizard.module.css';

interface ImportStepProps {
  page: PageInfo;
  id: string;
  form: FormToFill;
  own: OwnResume;
  /** Adds these sections to the form; `rest` are the lines that are in none. */
  onTake(parts: readonly ResumePart[], rest: readonly string[]): Promise<void>;
  /** Address of the first step. */
  first: string | undefined;
}

const MOST_BYTES = 10 * 1024 * 1024;

/** Imports a file or a text, and lets the person review what was recognized. Nothing is saved yet. */
export function ImportStep({ page, id, form, own, onTake, first }: ImportStepProps) {
  const t = useTexts('resume');
  const reading = useMutation(mutationOf(readResumeFileMutation));
  const [isTooLarge, setTooLarge] = useState(false);
  const found = reading.data?.readResumeFile;
  const failure = reading.error && refusalText(reading.error, t('unreachable'));
  const refusal = isTooLarge ? t('import.tooLarge') : failure;
  const [text, setText] = useState('');
  const result = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (found) result.current?.focus();
  }, [found]);

  function read(file: File) {
    if (reading.isPending) return;
    setTooLarge(file.size > MOST_BYTES);
    if (file.size > MOST_BYTES) reading.reset();
    else reading.mutate({ file });
  }

  return (
    <AccountPage page={page} title={t('import.title')}>
      <p>{t('import.text')}</p>
      <div className={styles.field}>
        <label className="label" htmlFor={`${id}-file`}>
          {t('import.file')}
        </label>
        <input
          className={styles.file}
          id={`${id}-file`}
          type="file"
          accept=".pdf,.docx,.odt,.txt,.md,.json,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document,application/vnd.oasis.opendocument.text,text/plain,application/json"
          aria-describedby={`${id}-help`}
          disabled={reading.isPending}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Selecting the same file again, after editing it, must fire another change event.
            event.target.value = '';
            if (file) read(file);
          }}
        />
        <p className={styles.muted} id={`${id}-help`}>
          {t('import.help')}
        </p>
      </div>
      <details className={styles.paste}>
        <summary>{t('import.paste')}</summary>
        <div className={styles.field}>
          <label className="label" htmlFor={`${id}-text`}>
            {t('import.pasted')}
          </label>
          <textarea
            className="field"
            id={`${id}-text`}
            rows={8}
            maxLength={200_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <div>
            <button
              type="button"
              className="button button-quiet"
              aria-disabled={reading.isPending || text.trim() === ''}
              onClick={() => {
                if (text.trim() !== '') read(new File([text], 'cv.txt', { type: 'text/plain' }));
              }}
            >
              {t('import.read')}
            </button>
          </div>
        </div>
      </details>
      <div role="status">{reading.isPending && <p>{t('import.busy')}</p>}</div>
      {refusal && (
        <Notice kind="danger">
          <p>{refusal}</p>
          <p>{t('import.kept')}</p>
        </Notice>
      )}
      {found && (
        <ImportCheck
          page={page}
          id={id}
          form={form}
          found={found}
          isAdding={own.started}
          heading={result}
          onTake={(parts) => onTake(parts, found.rest)}
        />
      )}
      {!found && first && (
        <p>
          <Link href={first}>{t('start.byHand')}</Link>
        </p>
      )}
    </AccountPage>
  );
}
