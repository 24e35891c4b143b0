import { useRef, useState } from 'react';
import { LONGEST_MESSAGE } from '../../../runtime/core/conversations/limits.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { Notice } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import { createSendKeys } from '../send-keys.ts';
import { AttachButton, type Attached } from './AttachButton.tsx';
import styles from './Conversation.module.css';
import { TemplateChoice } from './TemplateChoice.tsx';

interface WriteFormProps {
  id: string;
  help: string;
  onSend(written: { text: string; files: string[]; key: string }): Promise<unknown>;
  isBusy: boolean;
  /** Offers the templates of its organization; null for none. */
  jobId: number | null;
}

/** A text with files. What could not be sent stays in the form. */
export function WriteForm({ id, help, onSend, isBusy, jobId }: WriteFormProps) {
  const t = useTexts('conversation');
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly Attached[]>([]);
  const [said, say] = useState<{ kind: 'success' | 'danger'; text: string } | null>(null);
  const isSending = useRef(false);
  const [keyOf] = useState(createSendKeys);

  async function send() {
    if (isSending.current) return;
    const written = { text: text.trim(), files: files.map((file) => file.id) };
    if (written.text === '') return say({ kind: 'danger', text: t('empty') });
    isSending.current = true;
    say(null);
    try {
      await onSend({ ...written, key: keyOf(written) });
      setText('');
      setFiles([]);
      say({ kind: 'success', text: t('sent') });
    } catch (error) {
      say({ kind: 'danger', text: refusalText(error, t('unreachable')) });
    } finally {
      isSending.current = false;
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label className="label" htmlFor={id}>
        {t('label')}
      </label>
      <textarea
        id={id}
        className="field"
        rows={4}
        maxLength={LONGEST_MESSAGE}
        value={text}
        aria-describedby={`${id}-help`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-help`} className="meta">
        {help}
      </p>
      <AttachButton id={`${id}-files`} files={files} onChange={setFiles} />
      {jobId !== null && <TemplateChoice id={id} jobId={jobId} text={text} onChoose={setText} />}
      {said && <Notice kind={said.kind}>{said.text}</Notice>}
      <button type="submit" className="button" aria-disabled={isBusy}>
        {t('send')}
      </button>
    </form>
  );
}
