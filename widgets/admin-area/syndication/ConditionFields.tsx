import { languageName } from '../../../runtime/core/texts/language-name.ts';
import { WORKSPACE_LANGUAGES } from '../../../runtime/core/workspace/languages.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { SmallInput } from '../parts/controls.tsx';
import { Check, Field, Group, Radio } from '../parts/form-fields.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { EmployerPicker } from './EmployerPicker.tsx';
import { PlacePicker } from './PlacePicker.tsx';
import type { RuleConditions } from './rule-fields.ts';
import { TermPicker } from './TermPicker.tsx';

const TERMS = [
  ['occupations', 'occupation'],
  ['industries', 'industry'],
  ['employmentTypes', 'employment_type'],
] as const;
const ORIGINS = ['all', 'own', 'imported'] as const;

interface ConditionFieldsProps {
  id: string;
  /** The brand whose jobs go; null for all others. */
  source: string | null;
  conditions: RuleConditions;
  onChange(part: Partial<RuleConditions>): void;
}

/** Which jobs go: those that meet everything that is filled in. */
export function ConditionFields({ id, source, conditions, onChange }: ConditionFieldsProps) {
  const t = useTexts('syndication');
  const locale = usePageLocale();
  const { words, place, organizations, languages, origin, backfill } = conditions;
  const offered = [...new Set([...WORKSPACE_LANGUAGES, ...languages])];
  return (
    <>
      <Field id={`${id}-words`} label={t('form.words')} help={t('form.wordsHelp')}>
        <SmallInput
          id={`${id}-words`}
          maxLength={500}
          aria-describedby={`${id}-words-help`}
          value={words}
          onChange={({ target }) => onChange({ words: target.value })}
        />
      </Field>
      {TERMS.map(([name, taxonomy]) => (
        <TermPicker
          key={name}
          id={`${id}-${taxonomy}`}
          taxonomy={taxonomy}
          label={t(`form.${name}`)}
          find={t(`form.find.${name}`)}
          codes={conditions[name]}
          onChange={(codes) => onChange({ [name]: codes })}
        />
      ))}
      <PlacePicker id={`${id}-place`} place={place} onChange={(next) => onChange({ place: next })} />
      <EmployerPicker
        id={`${id}-organization`}
        brand={source}
        employers={organizations}
        onChange={(next) => onChange({ organizations: next })}
      />
      <Group label={t('form.languages')}>
        {offered.map((code) => (
          <Check
            key={code}
            isOn={languages.includes(code)}
            onChange={(isOn) =>
              onChange({ languages: isOn ? [...languages, code] : languages.filter((one) => one !== code) })
            }
          >
            {languageName(code, locale)}
          </Check>
        ))}
      </Group>
      <Group label={t('form.origin')}>
        {ORIGINS.map((one) => (
          <Radio key={one} name={`${id}-origin`} isOn={origin === one} onChoose={() => onChange({ origin: one })}>
            {t(`origins.${one}`)}
          </Radio>
        ))}
        {origin !== 'own' && (
          <Check isOn={backfill} help={t('form.backfillHelp')} onChange={(isOn) => onChange({ backfill: isOn })}>
            {t('form.backfill')}
          </Check>
        )}
      </Group>
    </>
  );
}
