import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { OrganizationFound } from '../shared/organization-query.ts';
import { organizationsHref } from '../shared/search-links.ts';
import styles from './OrganizationProfile.module.css';
import { ProfileGallery } from './ProfileGallery.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfilePeople } from './ProfilePeople.tsx';
import { ProfileQuestions } from './ProfileQuestions.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { ProfileVideos } from './ProfileVideos.tsx';

/** Everything an organization says about itself; what it left out leaves no heading behind. */
export function OrganizationProfile({
  data,
  page,
  id,
}: WidgetProps<Record<string, never>, { organization?: OrganizationFound }>) {
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
  const { presentation, benefits, contactPeople, gallery, videos, locations, faq } = organization;
  const places = [organization.location, ...locations].flatMap((place) => place?.label ?? []);
  return (
    <article className={styles.profile}>
      <ProfileHead organization={organization} page={page} />
      {presentation && (
        <div
          className={`prose ${styles.presentation}`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend sanitises presentations when it stores them
          dangerouslySetInnerHTML={{ __html: presentation }}
        />
      )}
      {benefits.length > 0 && (
        <ProfileSection id={`${id}-benefits`} title={t('profile.benefits')}>
          <ul className={styles.benefits}>
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </ProfileSection>
      )}
      <ProfileGallery images={gallery} id={`${id}-gallery`} />
      <ProfileVideos videos={videos} id={`${id}-videos`} />
      {places.length > 1 && (
        <ProfileSection id={`${id}-places`} title={t('profile.places')}>
          <ul className={styles.places}>
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </ProfileSection>
      )}
      <ProfilePeople people={contactPeople} id={`${id}-people`} />
      <ProfileQuestions questions={faq} id={`${id}-questions`} />
    </article>
  );
}
