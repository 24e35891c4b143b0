import { useMutation } from '@tanstack/react-query';
import type { SentFile } from '../../../runtime/forms/control-contract.ts';
import { createUploadFile } from '../../../runtime/forms/upload-file.ts';
import { browserSettings } from '../../../runtime/graphql/browser-settings.ts';
import { inSession } from '../../../runtime/graphql/client.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { sessionToken } from '../../../runtime/session/session-keeper.ts';
import { Notice } from '../account/AccountPage.tsx';
import { refusalText } from '../account/refusal-text.ts';
import styles from './Conversation.module.css';

const MOST = 5;

/** An uploaded file that is not sent yet. */
export type Attached = Pick<SentFile, 'id' | 'name'>;

interface AttachButtonProps {
  id: string;
  files: readonly Attached[];
  onChange(files: readonly Attached[]): void;
}

/** Uploads files, one after the other, and lists them. */
export function AttachButton({ id, files, onChange }: AttachButtonProps) {
  const t = useTexts('conversation');
  const uploading = useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      const upload = createUploadFile({ ...browserSettings(), token: sessionToken });
      const sent: Attached[] = [...files];
      for (const file of chosen.slice(0, MOST - files.length)) {
        sent.push(await inSession(() => upload(file, 'ATTACHMENT')));
        onChange([...sent]);
      }
    },
  });
  return (
    <div>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('files.label')}>
          {files.map((file) => (
            <li key={file.id}>
              {file.name}{' '}
              <button
                type="button"
                className={styles.link}
                aria-label={t('files.remove', { name: file.name })}
                onClick={() => onChange(files.filter((one) => one !== file))}
              >
                {t('files.drop')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {uploading.error && <Notice kind="danger">{refusalText(uploading.error, t('unreachable'))}</Notice>}
      {files.length < MOST && (
        <label className={styles.attach} htmlFor={id} aria-busy={uploading.isPending}>
          {t(uploading.isPending ? 'files.busy' : 'files.add')}
          <input
            id={id}
            className="visually-hidden"
            type="file"
            multiple
            disabled={uploading.isPending}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              // The same file can be chosen again after an error.
              target.value = '';
              if (chosen.length > 0) uploading.mutate(chosen);
            }}
          />
        </label>
      )}
    </div>
  );
}
