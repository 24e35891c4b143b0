/** schema.org Organization of an employer's page. Pure. */
import type { DescribedOrganization } from './posting.generated.ts';
import { postalAddress, unwrap, webAddress, withoutEmpty } from './schema-org.ts';

/** The employer on its own page `url` (absolute): its website is where it is at home. */
export function organizationData(organization: DescribedOrganization, url: string): object {
  const { name, alternativeName, companyName, summary, logo, cover, website, profiles } = organization;
  const place = organization.companyAddress ?? organization.location;
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: name.trim(),
    alternateName: alternativeName?.trim(),
    legalName: companyName?.trim(),
    description: summary,
    url: webAddress(website) ?? url,
    mainEntityOfPage: url,
    logo: webAddress(logo?.url, url),
    image: webAddress(cover?.url, url),
    sameAs: unwrap(profiles.flatMap((profile) => webAddress(profile.url) ?? [])),
    address: place && postalAddress(place),
  });
}
