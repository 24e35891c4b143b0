import { languageName } from '../../../runtime/core/texts/language-name.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import entries from '../entries/Entries.module.css';
import { usePageLocale } from '../parts/use-page-locale.ts';
import type { RuleConditions } from './rule-fields.ts';
import { useTermNames } from './use-term-names.ts';

/** The conditions of a rule in words; those that are not set are left out. */
export function Conditions({ conditions }: { conditions: RuleConditions }) {
  const t = useTexts('syndication');
  const locale = usePageLocale();
  const { words, occupations, industries, employmentTypes, place, organizations, languages, origin } = conditions;
  const km = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer' });
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  const occupation = useTermNames('occupation', occupations);
  const industry = useTermNames('industry', industries);
  const employmentType = useTermNames('employment_type', employmentTypes);
  const facts: [string, string][] = [
    ['words', words],
    ['occupations', or.format(occupations.map(occupation))],
    ['industries', or.format(industries.map(industry))],
    ['employmentTypes', or.format(employmentTypes.map(employmentType))],
    ['place', place ? [place.label, place.radius && km.format(place.radius)].filter(Boolean).join(' + ') : ''],
    ['organizations', or.format(organizations.map(({ name }) => name))],
    ['languages', or.format(languages.map((code) => languageName(code, locale)))],
    ['origin', origin === 'all' ? '' : t(`origins.${origin}`)],
  ];
  const set = facts.filter(([, text]) => text !== '');
  return (
    <>
      {set.length === 0 && <p>{t('allJobs')}</p>}
      <dl className={entries.facts}>
        {set.map(([name, text]) => (
          <div key={name}>
            <dt>{t(`form.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {origin !== 'own' && <p className="meta">{t(conditions.backfill ? 'withBackfill' : 'withoutBackfill')}</p>}
    </>
  );
}
