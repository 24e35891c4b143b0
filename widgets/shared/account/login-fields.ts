import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { LoginForm } from './login-form.generated.ts';
import type { PlainFieldSpec } from './PlainField.tsx';

/** Email and password as labeled by the brand; `answers` are the initial values. */
export function loginFields({ form }: LoginForm, answers: Schema = {}): PlainFieldSpec[] {
  return (form?.groups ?? []).flatMap(({ schema, fields }) =>
    fields.flatMap(({ name }): PlainFieldSpec[] => {
      const label = titleOf(schema, name);
      const initial = typeof answers.email === 'string' ? answers.email : '';
      if (name === 'email') return [{ name, label, type: 'email', autoComplete: 'username', maxLength: 254, initial }];
      if (name === 'password')
        return [{ name, label, type: 'password', autoComplete: 'current-password', maxLength: 200 }];
      return [];
    }),
  );
}

function titleOf({ properties }: Schema, name: string): string {
  const field = isSchema(properties) ? properties[name] : undefined;
  return isSchema(field) && typeof field.title === 'string' ? field.title : name;
}
