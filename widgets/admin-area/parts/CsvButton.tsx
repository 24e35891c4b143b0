import { useMutation } from '@tanstack/react-query';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf } from '../ask.ts';
import { SmallButton } from './controls.tsx';
import { FailureNote } from './Notes.tsx';
import { saveText } from './save-text.ts';

interface CsvButtonProps {
  /** Of the file, without its ending. */
  name: string;
  isEmpty?: boolean;
  /** The file. */
  load(): Promise<string>;
}

/** Downloads a file for spreadsheets. */
export function CsvButton({ name, isEmpty = false, load }: CsvButtonProps) {
  const t = useTexts('entries');
  const saving = useMutation(workMutation<void>());
  return (
    <div>
      <SmallButton
        disabled={saving.isPending || isEmpty}
        onClick={() => saving.mutate(async () => saveText(await load(), `${name}.csv`, 'text/csv'))}
      >
        {t('csv')}
      </SmallButton>
      {saving.error && <FailureNote failure={failureOf(saving.error)} />}
    </div>
  );
}
