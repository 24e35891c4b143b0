import { NativeSelect } from '@chakra-ui/react';
import { useState } from 'react';
import type { ImportField } from '../../../runtime/core/importing/fields.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { SmallButton, SmallInput } from '../parts/controls.tsx';
import { DataTable } from '../parts/DataTable.tsx';
import styles from './Importers.module.css';
import type { SampleImporter } from './importers.generated.ts';
import { type FieldRule, fieldsInOrder, type Mapping, withRule } from './mapping.ts';

type SampleField = SampleImporter['sampleImporter']['fields'][number];

interface MappingTableProps {
  id: string;
  mapping: Mapping;
  /** Fields of the source with values of the sample. */
  fields: readonly SampleField[];
  onChange(mapping: Mapping): void;
}

/** Our fields beside those of the source, with what the first items hold. */
export function MappingTable({ id, mapping, fields, onChange }: MappingTableProps) {
  const t = useTexts('importers');
  const ofJobs = useTexts('importers-mapping');
  // A field that is emptied stays where it is.
  const [order] = useState(() => fieldsInOrder(mapping));
  const [isAll, setAll] = useState(false);
  const used = new Set(Object.values(mapping.fields).flatMap(({ paths }) => paths));
  const unused = fields.filter(({ path }) => !used.has(path));
  const shown = isAll ? [...order.filled, ...order.empty] : order.filled;
  return (
    <>
      <DataTable
        caption={t('fields.title')}
        rows={shown}
        keyOf={(field) => field}
        empty={t('fields.none')}
        columns={[
          { key: 'ours', label: t('fields.ours'), render: (field) => <span>{ofJobs(`fields.${field}`)}</span> },
          {
            key: 'theirs',
            label: t('fields.theirs'),
            render: (field) => (
              <Rule
                id={`${id}-${field}`}
                field={field}
                rule={mapping.fields[field] ?? { paths: [] }}
                fields={fields}
                onChange={(rule) => onChange(withRule(mapping, field, rule))}
              />
            ),
          },
          {
            key: 'sample',
            label: t('fields.sample'),
            render: (field) => <Sample rule={mapping.fields[field]} fields={fields} />,
          },
        ]}
      />
      {!isAll && order.empty.length > 0 && (
        <div>
          <SmallButton onClick={() => setAll(true)}>{t('fields.more', { count: order.empty.length })}</SmallButton>
        </div>
      )}
      {unused.length > 0 && (
        <details>
          <summary className={styles.summary}>{t('fields.unused', { count: unused.length })}</summary>
          <dl className={styles.unused}>
            {unused.map(({ path, values }) => (
              <div key={path}>
                <dt>{path}</dt>
                <dd>{values[0]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

interface RuleProps {
  id: string;
  field: ImportField;
  rule: FieldRule;
  fields: readonly SampleField[];
  onChange(rule: FieldRule): void;
}

/** The paths of a field in order of preference, and its value where an item has none. */
function Rule({ id, field, rule, fields, onChange }: RuleProps) {
  const t = useTexts('importers');
  const ofJobs = useTexts('importers-mapping');
  const name = ofJobs(`fields.${field}`);
  const known = new Set(fields.map(({ path }) => path));
  const paths = [...rule.paths, ''];
  const setPath = (at: number, path: string) =>
    onChange({ ...rule, paths: paths.map((one, index) => (index === at ? path : one)).filter(Boolean) });
  return (
    <div className={styles.rule}>
      {paths.map((path, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is what they are
        <NativeSelect.Root key={at} size="sm">
          <NativeSelect.Field
            aria-label={at === 0 ? t('fields.pathOf', { name }) : t('fields.elsePathOf', { name })}
            value={path}
            onChange={({ target }) => setPath(at, target.value)}
          >
            <option value="">{t(at === 0 ? 'fields.noPath' : 'fields.elsePath')}</option>
            {path !== '' && !known.has(path) && <option value={path}>{path}</option>}
            {fields.map((one) => (
              <option key={one.path} value={one.path}>
                {one.path}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      ))}
      <SmallInput
        id={`${id}-constant`}
        aria-label={t('fields.constantOf', { name })}
        placeholder={t('fields.constant')}
        maxLength={500}
        value={rule.constant ?? ''}
        onChange={({ target }) => onChange({ ...rule, constant: target.value })}
      />
    </div>
  );
}

const MOST_VALUES = 3;

function Sample({ rule, fields }: { rule: FieldRule | undefined; fields: readonly SampleField[] }) {
  const [path] = rule?.paths ?? [];
  const values = fields.find((one) => one.path === path)?.values ?? [];
  return (
    <ul className={styles.samples}>
      {values.slice(0, MOST_VALUES).map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  );
}
