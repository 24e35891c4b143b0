import { useTexts } from '../../runtime/page/texts.tsx';
import type { FullOrganization } from '../shared/organizations/organizations.generated.ts';
import styles from './OrganizationProfile.module.css';

/** What kind of people are looked for, and what the brand asks beyond that: one line each. */
export function ProfileFacts({ organization }: { organization: FullOrganization }) {
  const t = useTexts('organization');
  const { occupations, fieldsOfStudy, choices } = organization;
  const facts = [
    { label: t('profile.occupations'), values: occupations.map(({ label }) => label) },
    { label: t('profile.fieldsOfStudy'), values: fieldsOfStudy.map(({ label }) => label) },
    ...choices,
  ].filter(({ values }) => values.length > 0);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} aria-label={t('profile.facts')}>
      {facts.map(({ label, values }) => (
        <div className={styles.fact} key={label}>
          <dt className={styles.muted}>{label}</dt>
          <dd>{values.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
