/** The usual mapping of known feeds: paths by field of ours, most likely first. A guess takes what the sample has. */

import type { ImportField } from '../../../../runtime/core/importing/fields.ts';
import type { Dialect } from '../read/feed-item.ts';
import type { Reading } from './mapped-job.ts';

export interface DialectField {
  paths: readonly string[];
  read?: Reading;
}

type Usual = Readonly<Partial<Record<ImportField, DialectField | readonly string[]>>>;

const JOB_LOCATION = 'jobLocation/address';
const HR = 'PositionProfile';

export const DIALECTS: Readonly<Partial<Record<Dialect, Usual>>> = {
  'job-posting': {
    reference: ['identifier/value', 'identifier', '@id'],
    title: ['title'],
    company: ['hiringOrganization/name', 'hiringOrganization'],
    url: ['url'],
    description: ['description'],
    profile: ['qualifications'],
    tasks: ['responsibilities'],
    benefits: ['jobBenefits'],
    place: [JOB_LOCATION, 'jobLocation', 'jobLocation/name', 'applicantLocationRequirements/name'],
    street: [`${JOB_LOCATION}/streetAddress`],
    city: [`${JOB_LOCATION}/addressLocality`],
    postcode: [`${JOB_LOCATION}/postalCode`],
    region: [`${JOB_LOCATION}/addressRegion`],
    country: [
      `${JOB_LOCATION}/addressCountry`,
      `${JOB_LOCATION}/addressCountry/name`,
      'applicantLocationRequirements/name',
    ],
    lat: ['jobLocation/geo/latitude'],
    lon: ['jobLocation/geo/longitude'],
    remote: ['jobLocationType'],
    employmentType: ['employmentType'],
    salary: ['baseSalary', 'baseSalary/value'],
    salaryMin: ['baseSalary/value/minValue', 'baseSalary/value/value', 'baseSalary/minValue'],
    salaryMax: ['baseSalary/value/maxValue', 'baseSalary/value/value', 'baseSalary/maxValue'],
    salaryCurrency: ['baseSalary/currency', 'salaryCurrency'],
    salaryUnit: ['baseSalary/value/unitText', 'baseSalary/unitText'],
    posted: ['datePosted'],
    expires: ['validThrough'],
    occupation: ['occupationalCategory'],
    industry: ['industry'],
    experience: ['experienceRequirements', 'experienceRequirements/monthsOfExperience'],
    degree: ['educationRequirements/credentialCategory', 'educationRequirements'],
    skills: ['skills'],
  },
  'hr-xml': {
    reference: ['PositionRecordInfo/Id/IdValue', 'PositionPostings/PositionPosting/Id/IdValue'],
    title: [`${HR}/PositionDetail/PositionTitle`],
    company: [`${HR}/PositionDetail/Company/Name`, `${HR}/Organization/OrganizationName`],
    url: ['PositionPostings/PositionPosting/Link'],
    applyUrl: [`${HR}/HowToApply/ApplicationMethod/InternetWebAddress`],
    email: [`${HR}/HowToApply/ApplicationMethod/InternetEmailAddress`],
    description: {
      paths: [`${HR}/FormattedPositionDescription/Name`, `${HR}/FormattedPositionDescription/Value`],
      read: 'named_parts',
    },
    street: [`${HR}/PositionDetail/PhysicalLocation/PostalAddress/DeliveryAddress/StreetName`],
    city: [`${HR}/PositionDetail/PhysicalLocation/PostalAddress/Municipality`],
    postcode: [`${HR}/PositionDetail/PhysicalLocation/PostalAddress/PostalCode`],
    region: [`${HR}/PositionDetail/PhysicalLocation/PostalAddress/Region`],
    country: [`${HR}/PositionDetail/PhysicalLocation/PostalAddress/CountryCode`],
    employmentType: [`${HR}/PositionDetail/PositionType`],
    workingTime: [`${HR}/PositionDetail/PositionSchedule`],
    posted: ['PositionPostings/PositionPosting/Id/@validFrom', `${HR}/PositionDateInfo/StartDate`],
    expires: ['PositionPostings/PositionPosting/Id/@validTo', `${HR}/PositionDateInfo/ExpectedEndDate`],
    language: [`${HR}/@xml:lang`],
  },
  rss: {
    reference: ['guid'],
    url: ['link', 'guid'],
    description: ['content:encoded', 'description'],
    posted: ['pubDate', 'dc:date'],
    company: ['job:company', 'company', 'dc:creator'],
    place: ['job:location', 'location', 'region'],
    employmentType: ['job:type', 'type'],
    occupation: ['category'],
  },
  atom: {
    reference: ['id'],
    url: ['link/@href'],
    description: ['content', 'summary'],
    posted: ['published', 'updated'],
    company: ['author/name'],
    occupation: ['category/@term'],
  },
  arbeitnow: {
    reference: ['slug'],
    company: ['company_name'],
    employmentType: ['job_types'],
    occupation: ['tags'],
    posted: ['created_at'],
  },
  remoteok: {
    reference: ['id', 'slug'],
    title: ['position'],
    applyUrl: ['apply_url'],
    posted: ['date', 'epoch'],
  },
};
