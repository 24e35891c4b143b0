/** The answers in `organization.data`, by form group as in schemas/forms/organization. */
import { shownPhone } from '../../answers/shown-phone.ts';
import { readImage, type StoredImage } from '../../answers/stored-image.ts';
import { type JsonObject, readNumber, readObject, readObjects, readText, readTexts } from '../../read-json.ts';
import { type Address, readAddress } from '../places/address.ts';

/** Social networks in display order, with the answer that holds the URL. */
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
  companyName: string | null;
  companyAddress: Address | null;
  alternativeName: string | null;
  logo: StoredImage | null;
  cover: StoredImage | null;
  website: string | null;
  profiles: { network: string; url: string }[];
  /** Sanitized HTML. */
  presentation: string | null;
  /** Term codes of taxonomy industry: `about.industry`. */
  industries: string[];
  /** Term codes of taxonomy occupation: `about.occupation`. */
  occupations: string[];
  size: string | null;
  benefits: string[];
  /** `organization_page.organizationLocation`, or the company address; then `further_locations`. */
  locations: Address[];
  branches: { name: string | null; place: Address }[];
  contactPeople: ContactPerson[];
  gallery: StoredImage[];
  videos: { source: string; coverTitle: string | null; cover: StoredImage | null }[];
  faq: { question: string; answer: string }[];
  attachments: { name: string; size: number; url: string }[];
  /** Term codes of taxonomy field_of_study. */
  fieldsOfStudy: string[];
  /** Codes by the name of the brand's custom field. */
  choices: Readonly<Record<string, string[]>>;
}

export interface ContactPerson {
  salutation: string | null;
  firstName: string | null;
  lastName: string;
  position: string | null;
  email: string | null;
  phone: string | null;
  photo: StoredImage | null;
  linkedinProfile: string | null;
  contactInfo: string | null;
}

/** Its answers are only visible to site operators. */
const PRIVATE_GROUP = 'personal_info';

/** Parses stored answers; missing or malformed ones are treated as unanswered. */
export function readOrganizationData(data: unknown): OrganizationData {
  const groups = readObject(data);
  const page = readObject(groups.organization_page);
  const about = readObject(groups.about);
  const company = readObject(groups.company_info);
  const branches = readBranches(groups);
  return {
    companyName: readText(company.name),
    companyAddress: readAddress(readObject(company.address)),
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
    locations: [...readMainPlace(groups), ...branches.map(({ place }) => place)],
    branches,
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
    attachments: readObjects(readObject(groups.attachments).attachments)
      .map(({ name, size, url }) => ({
        name: readText(name) ?? '',
        size: readNumber(size) ?? 0,
        url: readText(url) ?? '',
      }))
      .filter(({ name, url }) => name !== '' && url !== ''),
    fieldsOfStudy: readTexts(about.fieldsOfStudy),
    choices: readChoices(groups),
  };
}

function readChoices(groups: JsonObject): Record<string, string[]> {
  const answers = Object.entries(groups).flatMap(([group, answer]) =>
    group === PRIVATE_GROUP ? [] : Object.entries(readObject(answer)),
  );
  return Object.fromEntries(
    answers.flatMap(([name, answer]) => (name.startsWith('x_') ? [[name, readTexts(answer)]] : [])),
  );
}

function readMainPlace(groups: JsonObject): Address[] {
  const own = readAddress(readObject(readObject(groups.organization_page).organizationLocation));
  const place = own ?? readAddress(readObject(readObject(groups.company_info).address));
  return place === null ? [] : [place];
}

function readBranches(groups: JsonObject): OrganizationData['branches'] {
  return readObjects(readObject(groups.further_locations).locations).flatMap((location) => {
    const place = readAddress(readObject(location.address));
    return place === null ? [] : [{ name: readText(location.name), place }];
  });
}

function readPerson(person: JsonObject): ContactPerson {
  const phone = readText(person.phone);
  return {
    salutation: readText(person.salutation),
    firstName: readText(person.firstName),
    lastName: readText(person.lastName) ?? '',
    position: readText(person.position),
    email: readText(person.email),
    phone: phone === null ? null : shownPhone(phone),
    photo: readImage(person.photo),
    linkedinProfile: readText(person.linkedinProfile),
    contactInfo: readText(person.contactInfo),
  };
}
