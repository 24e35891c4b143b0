import type { ReactNode } from 'react';
import type { Schema } from '../../../schemas/resolved-schema.ts';
import type { ControlProps } from '../control-contract.ts';
import { Icon } from './Icon.tsx';
import { PartErrors } from './PartErrors.tsx';
import styles from './PictureLine.module.css';
import parts from './parts.module.css';
import { propertyOf } from './schema-parts.ts';
import type { StoredImage } from './stored-file.ts';

interface PictureLineProps {
  control: ControlProps;
  image: StoredImage;
  /** Of the image, relative to the control. */
  pointer: string;
  schema: Schema;
  onRemove(): void;
  /** Additional buttons. */
  children?: ReactNode;
}

/** An uploaded image and its alternative text. */
export function PictureLine({ control, image, pointer, schema, onRemove, children }: PictureLineProps) {
  const { readOnly, disabled, renderField, label, tools } = control;
  const { t } = tools;
  const name = image.alt ?? label;
  return (
    <div className={styles.line}>
      {/* The alternative text is shown beside it. */}
      <img className={styles.picture} src={image.url} alt="" />
      <div className={styles.words}>
        {renderField({
          pointer: `${pointer}/alt`,
          name: 'alt',
          schema: propertyOf(schema, 'alt'),
          value: image.alt,
          required: false,
          control: 'text',
        })}
        <PartErrors
          control={control}
          pointers={[...(pointer === '' ? [] : [pointer]), `${pointer}/url`, `${pointer}/id`]}
        />
      </div>
      {!readOnly && !disabled && (
        <div className={styles.buttons}>
          {children}
          <button
            type="button"
            data-remove=""
            className={`${parts.button} ${parts.quiet} ${parts.icon}`}
            aria-label={t('image.remove', { name })}
            onClick={onRemove}
          >
            <Icon name="bin" />
          </button>
        </div>
      )}
    </div>
  );
}
