import { NativeSelect } from '@chakra-ui/react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { SmallInput, SmallTextarea } from '../parts/controls.tsx';
import { Swatch } from '../parts/Swatch.tsx';
import styles from './Brand.module.css';
import type { ControlProps } from './control-props.ts';
import { JsonControl } from './JsonControl.tsx';
import { LocalisedControl } from './LocalisedControl.tsx';
import { Switch } from './Switch.tsx';

/** The control of a setting, by its kind. Settings reserved for the file are read-only. */
export function SettingControl(props: ControlProps) {
  const t = useTexts('admin');
  const { id, setting, value, isInvalid, describedBy, onChange } = props;
  const disabled = setting.fixed !== null;
  const common = {
    id,
    disabled,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
  };

  switch (setting.kind) {
    case 'switch':
      return (
        <Switch id={id} checked={value === true} disabled={disabled} describedBy={describedBy} onChange={onChange} />
      );
    case 'choice':
      return (
        <NativeSelect.Root size="sm" disabled={disabled}>
          <NativeSelect.Field
            id={id}
            aria-describedby={describedBy}
            value={JSON.stringify(value)}
            onChange={(event) => onChange(JSON.parse(event.target.value))}
          >
            {setting.choices.map((choice) => (
              <option key={JSON.stringify(choice.value)} value={JSON.stringify(choice.value)}>
                {choice.value === null ? t('brand.nothing') : String(choice.value)}
                {choice.description && ` – ${choice.description}`}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      );
    case 'text':
      return (
        <div className={styles.text}>
          {typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) && <Swatch colour={value} />}
          <SmallInput
            {...common}
            value={typeof value === 'string' ? value : ''}
            placeholder={setting.nullable ? t('brand.nothing') : undefined}
            onChange={({ target }) => onChange(target.value === '' && setting.nullable ? null : target.value)}
          />
        </div>
      );
    case 'number':
      return (
        <SmallInput
          {...common}
          type="number"
          step={setting.isWhole ? 1 : 'any'}
          value={typeof value === 'number' ? value : ''}
          placeholder={setting.nullable ? t('brand.nothing') : undefined}
          onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)}
        />
      );
    case 'lines':
      return (
        <SmallTextarea
          {...common}
          rows={Math.min(8, Math.max(2, Array.isArray(value) ? value.length + 1 : 2))}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
          onBlur={({ target }) =>
            onChange(
              target.value
                .split('\n')
                .map((line) => line.trim())
                .filter(Boolean),
            )
          }
        />
      );
    case 'localised':
      return <LocalisedControl {...props} />;
    default:
      return <JsonControl {...props} />;
  }
}
