/** The answers in `organization.data`, keyed by form group as in schemas/forms/organization. */
import { type JsonObject, readObject, readObjects, readText, readTexts } from '../../read-json.ts';
import { readImage, type StoredImage } from '../jobs/job-data.ts';
import { type Address, readAddress } from '../places/address.ts';

/** Network names in the order they are shown, with the answer that holds the address. */
const NETWORKS: readonly [string, string][] = [
  ['facebook', 'facebookProfile'],
  ['twitter', 'twitterProfile'],
  ['linkedin', 'linkedinProfile'],
  ['youtube', 'youtubeProfile'],
  ['xing', 'xingProfile'],
  ['instagram', 'instagramProfile'],
  ['tiktok', 'tiktokProfile'],
  ['bluesky', 'blueSkyProfile'],
];

export interface OrganizationData {
  alternativeName: string | null;
  logo: StoredImage | null;
  cover: StoredImage | null;
  website: string | null;
  profiles: { network: string; url: string }[];
  /** Sanitised HTML. */
  presentation: string | null;
  /** Term codes of taxonomy industry: `about.industry`. */
  industries: string[];
  /** Term codes of taxonomy occupation: `about.occupation`. */
  occupations: string[];
  size: string | null;
  benefits: string[];
  /** `organization_page.organizationLocation`, else the company address; then `further_locations`. */
  locations: Address[];
  contactPeople: ContactPerson[];
  gallery: StoredImage[];
  videos: { source: string; coverTitle: string | null; cover: StoredImage | null }[];
  faq: { question: string; answer: string }[];
}

export interface ContactPerson {
  firstName: string | null;
  lastName: string;
  position: string | null;
  email: string | null;
  phone: string | null;
  photo: StoredImage | null;
}

/** Reads stored answers; what is absent or odd reads as not answered. */
export function readOrganizationData(data: unknown): OrganizationData {
  const groups = readObject(data);
  const page = readObject(groups.organization_page);
  const about = readObject(groups.about);
  return {
    alternativeName: readText(page.alternativeName),
    logo: readImage(page.logo),
    cover: readImage(page.cover),
    website: readText(page.website),
    profiles: NETWORKS.map(([network, key]) => ({ network, url: readText(page[key]) ?? '' })).filter(
      ({ url }) => url !== '',
    ),
    presentation: readText(readObject(about.presentation).value),
    industries: readTexts(about.industry),
    occupations: readTexts(about.occupation),
    size: readText(about.size),
    benefits: readTexts(readObject(groups.benefits).benefits),
    locations: readLocations(groups),
    contactPeople: readObjects(readObject(groups.contact_people).people).map(readPerson),
    gallery: readObjects(readObject(groups.gallery).images)
      .map(readImage)
      .filter((image) => image !== null),
    videos: readObjects(readObject(groups.video_gallery).videos)
      .map((video) => ({
        source: readText(video.source) ?? '',
        coverTitle: readText(video.coverTitle),
        cover: readImage(video.cover),
      }))
      .filter(({ source }) => source !== ''),
    faq: readObjects(readObject(groups.faq).questions)
      .map((entry) => ({
        question: readText(entry.question) ?? '',
        answer: readText(readObject(entry.answer).value) ?? '',
      }))
      .filter(({ question }) => question !== ''),
  };
}

function readLocations(groups: JsonObject): Address[] {
  const own = readAddress(readObject(readObject(groups.organization_page).organizationLocation));
  const company = readAddress(readObject(readObject(groups.company_info).address));
  const further = readObjects(readObject(groups.further_locations).locations).map((location) =>
    readAddress(readObject(location.address)),
  );
  return [own ?? company, ...further].filter((address) => address !== null);
}

function readPerson(person: JsonObject): ContactPerson {
  return {
    firstName: readText(person.firstName),
    lastName: readText(person.lastName) ?? '',
    position: readText(person.position),
    email: readText(person.email),
    phone: readText(person.phone),
    photo: readImage(person.photo),
  };
}
