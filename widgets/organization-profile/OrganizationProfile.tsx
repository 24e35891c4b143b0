import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { OrganizationProfileProps } from '../props.generated.ts';
import type { FullOrganization } from '../shared/organizations/organizations.generated.ts';
import { ProfileHead } from '../shared/organizations/ProfileHead.tsx';
import { organizationsHref } from '../shared/search/search-links.ts';
import type { load } from './load.ts';
import styles from './OrganizationProfile.module.css';
import { ProfileFiles } from './ProfileFiles.tsx';
import { ProfileGallery } from './ProfileGallery.tsx';
import { ProfilePeople } from './ProfilePeople.tsx';
import { ProfilePlaces } from './ProfilePlaces.tsx';
import { ProfileQuestions } from './ProfileQuestions.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { ProfileVideos } from './ProfileVideos.tsx';

/** The profile of an organization, which `organization-head` begins; sections without content have no heading. */
export function OrganizationProfile({
  props,
  data,
  page,
  id,
}: WidgetProps<OrganizationProfileProps, WidgetData<typeof load>>) {
  const t = useTexts('organization');
  const organization = data.organization?.organization;
  if (!organization) {
    return (
      <section className={styles.missing}>
        <h1>{t('missing.title')}</h1>
        <p>{t('missing.text')}</p>
        <p>
          <Link className="button" href={organizationsHref(page)}>
            {t('missing.search')}
          </Link>
        </p>
      </section>
    );
  }
  const href = createHref(page.brand.routes, page.locale);
  const { presentation, benefits, contactPeople, gallery, videos, faq, attachments } = organization;
  return (
    <article className={styles.profile}>
      {props.head && <ProfileHead id={id} organization={organization} page={page} />}
      {presentation && (
        <div
          className={`prose ${styles.presentation}`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend sanitizes presentations when it stores them
          dangerouslySetInnerHTML={{ __html: presentation }}
        />
      )}
      <ProfileFacts organization={organization} />
      {benefits.length > 0 && (
        <ProfileSection id={`${id}-benefits`} title={t('profile.benefits')}>
          <ul className={styles.benefits}>
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </ProfileSection>
      )}
      <ProfilePeople people={contactPeople} id={`${id}-people`} />
      <ProfileGallery images={gallery} id={`${id}-gallery`} />
      <ProfileVideos videos={videos} id={`${id}-videos`} />
      <ProfilePlaces organization={organization} id={`${id}-places`} />
      <ProfileQuestions questions={faq} id={`${id}-questions`} />
      <ProfileFiles files={attachments} locale={page.locale} id={`${id}-files`} />
      {props.claim && organization.isClaimable && (
        <p>
          <Link href={`${href.path('/user/organization/claim')}?organization=${organization.id}`} rel="nofollow">
            {t('profile.claim')}
          </Link>
        </p>
      )}
    </article>
  );
}

/** The kind of people the organization looks for, and the brand's custom fields: one line each. */
function ProfileFacts({ organization }: { organization: FullOrganization }) {
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
