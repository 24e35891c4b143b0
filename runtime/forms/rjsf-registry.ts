/** What RJSF draws forms with. Its `Form` brings 18 widgets and a reader of Markdown, 50 KB, for answers that it does not hold here. */
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import {
  createSchemaUtils,
  englishStringTranslator,
  type Registry,
  type RJSFSchema,
  type TemplatesType,
  type ValidatorType,
} from '@rjsf/utils';
import { ControlField, type DrawingContext, FieldTemplate, GridTemplate, ObjectFieldTemplate } from './templates.tsx';

/** The registry of one form; ids of what RJSF draws begin with `id`. */
export function registryOf(id: string, schema: RJSFSchema, context: DrawingContext): Registry {
  return {
    fields: { SchemaField, ObjectField, control: ControlField },
    templates,
    widgets: {},
    rootSchema: schema,
    schemaUtils: createSchemaUtils(noRules, schema),
    formContext: context,
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: id, idSeparator: '_', experimental_componentUpdateStrategy: 'shallow' },
  };
}

/** Groups are objects, and each of their fields is a control of ours: RJSF has no other template to draw. */
const templates = { FieldTemplate, ObjectFieldTemplate, GridTemplate } as Partial<TemplatesType> as TemplatesType;

/** What is laid out has no rules: answers and their check stand beside RJSF, which wants a validator all the same. */
const noRules: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
  isValid: () => true,
};
