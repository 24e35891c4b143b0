import type { FormTools } from '../../../runtime/forms/control-contract.ts';
import { ImageControl } from '../../../runtime/forms/controls/image/control.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { isSchema } from '../../../schemas/resolved-schema.ts';
import { SmallInput } from '../parts/controls.tsx';
import styles from './Content.module.css';
import { controlProps } from './control-props.ts';
import type { EntryPicture } from './entry.ts';
import { Field } from './Field.tsx';

interface PictureFieldProps {
  id: string;
  picture: EntryPicture | null;
  /** Language of the alternative text. */
  language: string;
  tools: FormTools;
  onChange(picture: EntryPicture | null): void;
}

/** A picture, sent as soon as it is chosen, and what it shows. */
export function PictureField({ id, picture, language, tools, onChange }: PictureFieldProps) {
  const t = useTexts('editorial');
  const label = t('field.picture');
  const control = controlProps({
    id,
    label,
    tools,
    schema: { 'x-purpose': 'cover' },
    value: picture ?? undefined,
    onChange: (value) => onChange(readPicture(value, picture)),
  });
  return (
    <fieldset className={styles.picture}>
      <legend id={`${id}-label`} className="label">
        {label}
      </legend>
      <ImageControl
        {...control}
        renderField={() =>
          picture && (
            <Field id={`${id}-alt`} label={t('field.alt')} help={t('field.altHelp')}>
              <SmallInput
                id={`${id}-alt`}
                lang={language}
                maxLength={300}
                aria-describedby={`${id}-alt-help`}
                value={picture.alt}
                onChange={({ target }) => onChange({ ...picture, alt: target.value })}
              />
            </Field>
          )
        }
      />
    </fieldset>
  );
}

/** What the control reports: a new file, or none. */
function readPicture(value: unknown, before: EntryPicture | null): EntryPicture | null {
  if (!isSchema(value) || typeof value.url !== 'string' || typeof value.id !== 'string') return null;
  const { id: upload, url, width, height } = value;
  const size = (side: unknown) => (typeof side === 'number' ? side : null);
  return { upload, url, alt: before?.alt ?? '', width: size(width), height: size(height) };
}
