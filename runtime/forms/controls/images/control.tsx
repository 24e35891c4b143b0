import type { ControlProps } from '../../control-contract.ts';
import { MoveButtons } from '../../parts/MoveButtons.tsx';
import { PictureLine } from '../../parts/PictureLine.tsx';
import { itemsOf, purposeOf } from '../../parts/schema-parts.ts';
import { type StoredImage, storedImages } from '../../parts/stored-file.ts';
import { UploadList } from '../../parts/UploadList.tsx';

/** Several images in display order. */
export function ImagesControl(control: ControlProps) {
  const { value, schema, tools } = control;
  const { t } = tools;
  const images = storedImages(value);
  const items = itemsOf(schema);
  const nameOf = ({ alt }: StoredImage, at: number) => alt ?? t('image.number', { number: at + 1 });
  return (
    <UploadList
      control={control}
      purpose={purposeOf(schema, 'GALLERY')}
      entries={images}
      addLabel={t('image.add')}
      entryOf={({ id, url, width, height }): StoredImage => ({ id, url, width, height })}
      nameOf={nameOf}
      removedText={() => t('image.removed')}
    >
      {({ entry, at, onMove, onRemove }) => (
        <li key={entry.id ?? entry.url} data-upload={at}>
          <PictureLine
            control={{ ...control, label: nameOf(entry, at) }}
            image={entry}
            pointer={`/${at}`}
            schema={items}
            onRemove={onRemove}
          >
            <MoveButtons at={at} count={images.length} title={nameOf(entry, at)} onMove={onMove} tools={tools} />
          </PictureLine>
        </li>
      )}
    </UploadList>
  );
}
