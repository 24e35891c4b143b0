import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { toFieldPathId } from '@rjsf/utils';
import { type FormEvent, memo, useMemo } from 'react';
import type { AskedForm } from '../core/forms/ask.ts';
import { fileFields } from '../core/forms/plain-answers.ts';
import { FormFoot } from './FormFoot.tsx';
import { PostedMark } from './PostedMark.tsx';
import { registryOf } from './rjsf-registry.ts';
import type { DrawnForm } from './rjsf-schema.ts';
import type { DrawingContext } from './templates.tsx';

interface FormLayoutProps {
  id: string;
  drawn: DrawnForm;
  context: DrawingContext;
  /** The form, where browsers may send it by themselves. */
  posted: AskedForm | null;
  /** The same function for the life of the form. */
  onSubmit: () => void;
}

/**
 * Groups and fields as RJSF lays them out. It holds no answers: those are in the store, where fields read their own, so
 * that RJSF is drawn when other fields are shown and not when somebody types.
 */
export const FormLayout = memo(function FormLayout({ id, drawn, context, posted, onSubmit }: FormLayoutProps) {
  const registry = useMemo(() => registryOf(id, drawn.schema, context), [id, drawn, context]);
  const root = useMemo(() => toFieldPathId('', registry.globalFormOptions), [registry]);
  function submit(event: FormEvent) {
    event.preventDefault();
    // Forms of dialogs that stand in this one tell it of theirs.
    if (event.target === event.currentTarget) onSubmit();
  }
  return (
    <form noValidate onSubmit={submit} {...(posted && { method: 'post', encType: encodingOf(posted) })}>
      {posted && <PostedMark asked={posted} />}
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
      <FormFoot />
    </form>
  );
});

/** Fields tell the store. */
function unheard(): void {}

/** Files go out in parts. No address: it is sent to the page on which it stands, its query kept. */
function encodingOf(asked: AskedForm): string {
  return fileFields(asked).size > 0 ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
}
