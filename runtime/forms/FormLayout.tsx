import withTheme from '@rjsf/core/lib/withTheme.js';
import type { ValidatorType } from '@rjsf/utils';
import { memo } from 'react';
import { FormFoot } from './FormFoot.tsx';
import type { DrawnForm } from './rjsf-schema.ts';
import { type DrawingContext, theme } from './templates.tsx';

interface FormLayoutProps {
  id: string;
  drawn: DrawnForm;
  context: DrawingContext;
  validator: ValidatorType;
  /** The same function for the life of the form. */
  onSubmit: () => void;
}

const ThemedForm = withTheme(theme);

/**
 * Groups and fields as RJSF lays them out. It holds no answers: those are in the store, where fields read their own, so
 * that RJSF is drawn when other fields are shown and not when somebody types.
 */
export const FormLayout = memo(function FormLayout({ id, drawn, context, validator, onSubmit }: FormLayoutProps) {
  return (
    <ThemedForm
      idPrefix={id}
      schema={drawn.schema}
      uiSchema={drawn.uiSchema}
      formContext={context}
      validator={validator}
      onSubmit={onSubmit}
      experimental_componentUpdateStrategy="shallow"
      noHtml5Validate
      noValidate
      showErrorList={false}
    >
      <FormFoot />
    </ThemedForm>
  );
});
