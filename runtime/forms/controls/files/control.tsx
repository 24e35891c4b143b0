import type { ControlProps } from '../../control-contract.ts';
import { purposeOf } from '../../parts/schema-parts.ts';
import { storedFiles } from '../../parts/stored-file.ts';
import { UploadList } from '../../parts/UploadList.tsx';
import { FileLine } from './FileLine.tsx';

/** Several files, which can be reordered. */
export function FilesControl(control: ControlProps) {
  const { value, schema, readOnly, disabled, errorsAt, tools } = control;
  const { t } = tools;
  const files = storedFiles(value);
  return (
    <UploadList
      control={control}
      purpose={purposeOf(schema, 'ATTACHMENT')}
      entries={files}
      addLabel={t('files.add')}
      entryOf={({ id, name, size }) => ({ id, name, size })}
      nameOf={({ name }) => name}
      removedText={({ name }) => t('files.removed', { name })}
    >
      {({ entry, at, onMove, onRemove }) => (
        <FileLine
          key={entry.id ?? entry.name}
          file={entry}
          at={at}
          count={files.length}
          errors={[...errorsAt(`/${at}`), ...errorsAt(`/${at}/name`), ...errorsAt(`/${at}/size`)]}
          isFixed={readOnly || disabled}
          onMove={onMove}
          onRemove={onRemove}
          tools={tools}
        />
      )}
    </UploadList>
  );
}
