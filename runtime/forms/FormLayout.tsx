import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { toFieldPathId } from '@rjsf/utils';
import { type FormEvent, memo, useMemo } from 'react';
import { FormFoot } from './FormFoot.tsx';
import { registryOf } from './rjsf-registry.ts';
import type { DrawnForm } from './rjsf-schema.ts';
import type { DrawingContext } from './templates.tsx';

interface FormLayoutProps {
  id: string;
  drawn: DrawnForm;
  context: DrawingContext;
  /** The same function for the life of the form. */
  onSubmit: () => void;
}

/**
 * Groups and fields as RJSF lays them out. It holds no answers: those are in the store, where fields read their own, so
 * that RJSF is drawn when other fields are shown and not when somebody types.
 */
export const FormLayout = memo(function FormLayout({ id, drawn, context, onSubmit }: FormLayoutProps) {
  const registry = useMemo(() => registryOf(id, drawn.schema, context), [id, drawn, context]);
  const root = useMemo(() => toFieldPathId('', registry.globalFormOptions), [registry]);
  function submit(event: FormEvent) {
    event.preventDefault();
    // Forms of dialogs that stand in this one tell it of theirs.
    if (event.target === event.currentTarget) onSubmit();
  }
  return (
    <form noValidate onSubmit={submit}>
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
