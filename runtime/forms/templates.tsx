/** What RJSF draws with: its own grid, our groups and fields. */
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

/** What the form hands to the templates. */
export interface DrawingContext {
  looks: DrawnForm['looks'];
  /** One group alone is told by what stands around the form. */
  hasTitles: boolean;
}

const pointerOf = ({ path }: FieldPathId) => path.map((step) => `/${escapeStep(String(step))}`).join('');

/** Every field is drawn by the control that ui.json names; its answer comes from the store, so that a key draws it alone. */
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

/** The frame of a field is its host's. */
export function FieldTemplate({ children }: FieldTemplateProps) {
  return children;
}

/** The groups one below the other; the fields of a group in two columns where there is room. */
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
          <h2 id={id} className={styles.groupTitle}>
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
