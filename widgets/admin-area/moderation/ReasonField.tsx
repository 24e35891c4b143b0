import { useQuery } from '@tanstack/react-query';
import { operation } from '../../../runtime/core/operation.ts';
import { operationKey } from '../../../runtime/core/operation-key.ts';
import { runOperation } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf } from '../ask.ts';
import { SmallTextarea } from '../parts/controls.tsx';
import { Select } from '../parts/ListTools.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { commonReasons } from './common-reasons.ts';
import styles from './Moderation.module.css';
import { rejectionReasonsQuery } from './moderation.generated.ts';

interface ReasonFieldProps {
  id: string;
  value: string;
  /** The brands of the jobs, whose common ready-made reasons are offered; by default that of the page. */
  brands?: readonly string[];
  onChange(value: string): void;
}

/** The reason that an employer reads, which can begin with one that the brands have ready. */
export function ReasonField({ id, value, brands, onChange }: ReasonFieldProps) {
  const t = useTexts('moderation');
  const asked = operation(rejectionReasonsQuery);
  const { data, error } = useQuery({
    queryKey: [...operationKey(asked), brands ?? null],
    queryFn: () => Promise.all((brands ?? [undefined]).map((brand) => runOperation(asked, brand))),
  });
  const ofBrands = (data ?? []).map(({ rejectionReasons }) => rejectionReasons);
  const ready = commonReasons(ofBrands);
  const hasOthers = ready.length === 0 && ofBrands.some(({ length }) => length > 0);
  const chosen = ready.find(({ text }) => text === value);
  return (
    <div className={styles.field}>
      {error && <FailureNote failure={failureOf(error)} />}
      {ready.length > 0 && (
        <Select
          id={`${id}-ready`}
          label={t('ready.label')}
          value={chosen?.key ?? ''}
          choices={[
            { value: '', label: t('ready.own') },
            ...ready.map(({ key, title }) => ({ value: key, label: title })),
          ]}
          onChange={(name) => onChange(ready.find(({ key }) => key === name)?.text ?? '')}
        />
      )}
      {hasOthers && <p className="meta">{t('ready.differ')}</p>}
      <label className="label" htmlFor={id}>
        {t('reason')}
      </label>
      <SmallTextarea id={id} maxLength={1000} value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
}
