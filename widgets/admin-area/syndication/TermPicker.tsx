import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import entries from '../entries/Entries.module.css';
import { Answered } from '../parts/Answered.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { Group } from '../parts/form-fields.tsx';
import { Chosen } from './Chosen.tsx';
import { Finder } from './Finder.tsx';
import { termsOfRuleQuery } from './syndication.generated.ts';
import { useTermNames } from './use-term-names.ts';

const MOST_FOUND = 10;

interface TermPickerProps {
  id: string;
  taxonomy: string;
  label: string;
  /** Of the field. */
  find: string;
  codes: readonly string[];
  onChange(codes: readonly string[]): void;
}

/** Terms of a taxonomy, found by their names. */
export function TermPicker({ id, taxonomy, label, find, codes, onChange }: TermPickerProps) {
  const nameOf = useTermNames(taxonomy, codes);
  return (
    <Group label={label}>
      <Chosen
        label={label}
        items={codes.map((code) => ({ key: code, label: nameOf(code) }))}
        onRemove={(code) => onChange(codes.filter((one) => one !== code))}
      />
      <Finder id={id} label={find}>
        {(text, clear) => (
          <Found
            taxonomy={taxonomy}
            text={text}
            codes={codes}
            onPick={(code) => {
              clear();
              onChange([...codes, code]);
              document.getElementById(id)?.focus();
            }}
          />
        )}
      </Finder>
    </Group>
  );
}

interface FoundProps extends Pick<TermPickerProps, 'taxonomy' | 'codes'> {
  text: string;
  onPick(code: string): void;
}

function Found({ taxonomy, text, codes, onPick }: FoundProps) {
  const t = useTexts('syndication');
  const answer = useAnswer(termsOfRuleQuery, { taxonomy, text, codes: null, limit: MOST_FOUND });
  return (
    <Answered answer={answer}>
      {({ terms: { terms } }) => {
        const others = terms.filter(({ code }) => !codes.includes(code));
        return others.length === 0 ? (
          <p role="status">{t('notFound')}</p>
        ) : (
          <ul className={entries.belongings}>
            {others.map(({ code, label }) => (
              <li key={code}>
                <SmallButton onClick={() => onPick(code)}>{label}</SmallButton>
              </li>
            ))}
          </ul>
        );
      }}
    </Answered>
  );
}
