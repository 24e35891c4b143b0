import { shiftHeadings } from '../../../runtime/core/richtext/headings.ts';
import type { FormTools } from '../../../runtime/forms/control-contract.ts';
import { RichTextControl } from '../../../runtime/forms/controls/rich-text/control.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { isSchema } from '../../../schemas/resolved-schema.ts';
import { SmallInput, SmallTextarea } from '../parts/controls.tsx';
import styles from './Content.module.css';
import { controlProps } from './control-props.ts';
import type { Kind } from './entry.ts';
import { Field } from './Field.tsx';
import type { Editing } from './use-editing.ts';

export interface FieldsProps {
  id: string;
  kind: Kind;
  editing: Editing;
  tools: FormTools;
  page: PageInfo;
}

/** Title, summary and text, in the language of the text. */
export function TextFields({ id, kind, editing, tools }: FieldsProps) {
  const t = useTexts('editorial');
  const { entry, set } = editing;
  // The editor begins with the third level, as all rich text does; pages with the second.
  const text = entry.body === '' ? undefined : { value: shiftHeadings(entry.body, 1), format: 'full_html' };
  const label = t(kind.fields.has('search') && entry.search !== '' ? 'field.introduction' : 'field.body');
  return (
    <div className={styles.texts}>
      <Field id={`${id}-title`} label={t('field.title')}>
        <SmallInput
          id={`${id}-title`}
          lang={entry.language}
          required
          maxLength={200}
          value={entry.title}
          onChange={({ target }) => set({ title: target.value })}
        />
      </Field>
      <Field id={`${id}-summary`} label={t(`${kind.name}.summary`)} help={t(`${kind.name}.summaryHelp`)}>
        <SmallTextarea
          id={`${id}-summary`}
          lang={entry.language}
          rows={2}
          required={kind.name === 'posts'}
          maxLength={400}
          aria-describedby={`${id}-summary-help`}
          value={entry.summary}
          onChange={({ target }) => set({ summary: target.value })}
        />
      </Field>
      <div className={styles.field} lang={entry.language}>
        <span id={`${id}-body-label`} className="label">
          {label}
        </span>
        <RichTextControl
          {...controlProps({
            id: `${id}-body`,
            label,
            tools,
            schema: {},
            value: text,
            onChange(value) {
              const html = isSchema(value) && typeof value.value === 'string' ? value.value : '';
              set({ body: shiftHeadings(html, -1) });
            },
          })}
        />
      </div>
    </div>
  );
}
