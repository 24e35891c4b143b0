/** RJSF templates: its own grid, our groups and fields. */
import GridTemplate from '@rjsf/core/lib/components/templates/GridTemplate.js';
import {
  type FieldPathId,
  type FieldProps,
  type FieldTemplateProps,
  getTemplate,
  type ObjectFieldTemplateProps,
  titleId,
} from '@rjsf/utils';
import { escapeStep } from '../../schemas/pointer.ts';
import { valueAt } from './answers.ts';
import { FieldHost } from './FieldHost.tsx';
import styles from './FormView.module.css';
import { useFormScope, useFormStore } from './form-context.ts';
import type { DrawnForm } from './rjsf-schema.ts';

export { GridTemplate };

/** Passed from the form to the templates. */
export interface DrawingContext {
  looks: DrawnForm['looks'];
  /** A single group needs no title: the context makes it clear. */
  hasTitles: boolean;
}

const pointerOf = ({ path }: FieldPathId) => path.map((step) => `/${escapeStep(String(step))}`).join('');

/**
 * Renders every field with the control named in ui.json; its answer comes from the store, so that a key press
 * re-renders only this field.
 */
export function ControlField({ fieldPathId, registry, required = false }: FieldProps) {
  const { store } = useFormScope();
  const { looks }: DrawingContext = registry.formContext;
  const pointer = pointerOf(fieldPathId);
  const value = useFormStore(store, () => valueAt(store.answers(), pointer));
  const look = looks.get(pointer);
  if (!look) return null;
  const { name, schema, control, width } = look;
  const half = width === 'half' ? 'half' : 'full';
  return <FieldHost {...{ pointer, name, schema, value, required, control }} width={half} />;
}

/** The frame is rendered by FieldHost. */
export function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}

/** Groups stacked vertically; the fields of a group in two columns if there is room. */
export function ObjectFieldTemplate({
  fieldPathId,
  properties,
  title,
  description,
  registry,
  uiSchema,
}: ObjectFieldTemplateProps) {
  const { looks, hasTitles }: DrawingContext = registry.formContext;
  if (fieldPathId.path.length === 0) return properties.map(({ content }) => content);
  const Grid = getTemplate('GridTemplate', registry, uiSchema);
  const widthOf = (name: string) =>
    looks.get(`${pointerOf(fieldPathId)}/${escapeStep(name)}`)?.width === 'half' ? styles.half : styles.full;
  const id = titleId(fieldPathId);
  return (
    <section className={styles.group} {...(hasTitles && { 'aria-labelledby': id })}>
      {hasTitles && (
        <>
          <h2 id={id} className={`section-heading ${styles.groupTitle}`}>
            {title}
          </h2>
          {description && <p className={styles.groupHelp}>{description}</p>}
        </>
      )}
      <Grid className={styles.fields}>
        {properties.map(({ name, content }) => (
          <Grid key={name} column className={widthOf(name)}>
            {content}
          </Grid>
        ))}
      </Grid>
    </section>
  );
}
