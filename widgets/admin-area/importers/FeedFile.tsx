import { useMutation } from '@tanstack/react-query';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { uploadImporterFileMutation } from './importers.generated.ts';

interface FeedFileProps {
  id: string;
  importer: number;
  onTaken(): void;
}

/** Uploads a feed: a run of it begins at once. */
export function FeedFile({ id, importer, onTaken }: FeedFileProps) {
  const t = useTexts('importers');
  const sending = useMutation({ ...mutationOf(uploadImporterFileMutation), onSuccess: onTaken });
  return (
    <div className={entries.field}>
      <label htmlFor={id} className="label">
        {t('file.label')}
      </label>
      <input
        id={id}
        type="file"
        accept=".xml,.json,.jsonl,.ndjson,.csv,.tsv,.txt,.rss,.atom,.html,.gz,.zip"
        disabled={sending.isPending}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Choosing the same file again, after editing it, must be another change.
          target.value = '';
          if (file) sending.mutate({ id: importer, file });
        }}
      />
      <p id={`${id}-help`} className="meta">
        {t('file.help')}
      </p>
      <div role="status">
        {sending.isPending && <p>{t('file.busy')}</p>}
        {sending.isSuccess && (
          <Note kind="good">
            <p>{t('file.taken')}</p>
          </Note>
        )}
      </div>
      {sending.error && <FailureNote failure={failureOf(sending.error)} />}
    </div>
  );
}
