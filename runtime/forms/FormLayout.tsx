import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { toFieldPathId } from '@rjsf/utils';
import { type FormEvent, memo, useMemo } from 'react';
import type { AskedForm } from '../core/forms/ask.ts';
import { fileFields } from '../core/forms/plain-answers.ts';
import { FormFoot } from './FormFoot.tsx';
import styles from './FormView.module.css';
import { PostedMark } from './PostedMark.tsx';
import { registryOf } from './rjsf-registry.ts';
import type { DrawnForm } from './rjsf-schema.ts';
import type { DrawingContext } from './templates.tsx';

interface FormLayoutProps {
  id: string;
  drawn: DrawnForm;
  context: DrawingContext;
  /** The form, if browsers may submit it without scripts. */
  posted: AskedForm | null;
  /** Within another form, which has the button. */
  isPart: boolean;
  /** Must be stable for the lifetime of the form. */
  onSubmit: () => void;
}

/**
 * Groups and fields as laid out by RJSF. Holds no answers: each field reads its own from the store, so
 * that RJSF re-renders when other fields are shown, not on every key press.
 */
export const FormLayout = memo(function FormLayout({ id, drawn, context, posted, isPart, onSubmit }: FormLayoutProps) {
  const registry = useMemo(() => registryOf(id, drawn.schema, context), [id, drawn, context]);
  const root = useMemo(() => toFieldPathId('', registry.globalFormOptions), [registry]);
  function submit(event: FormEvent) {
    event.preventDefault();
    // Submit events of dialogs inside this form bubble up to it.
    if (event.target === event.currentTarget) onSubmit();
  }
  const fields = (
    <SchemaField
      name=""
      schema={drawn.schema}
      uiSchema={drawn.uiSchema}
      fieldPathId={root}
      registry={registry}
      onChange={unheard}
      onBlur={unheard}
      onFocus={unheard}
    />
  );
  if (isPart) return <div className={styles.part}>{fields}</div>;
  return (
    <form noValidate onSubmit={submit} {...(posted && { method: 'post', encType: encodingOf(posted) })}>
      {posted && <PostedMark asked={posted} />}
      {fields}
      <FormFoot />
    </form>
  );
});

/** Fields report to the store instead. */
function unheard(): void {}

/** Files need multipart encoding. No action: the form is posted to the current page, including its query. */
function encodingOf(asked: AskedForm): string {
  return fileFields(asked).size > 0 ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
}
