import { summaryOf } from '../../../../runtime/core/richtext/text-of.ts';
import type { Resolvers } from '../../../graphql.generated.ts';
import { slugOf } from '../../../services/slug.ts';
import { labelsOf } from '../../taxonomies/terms.ts';
import { jobUrl } from '../address.ts';
import { yearly } from '../job-data.ts';
import { stateOf } from '../policy.ts';
import { shownSalary } from '../shown-salary.ts';
import type { JobRecord } from './job.ts';
import { findShownJob } from './service.ts';
import { similarJobs } from './similar.ts';

const SUMMARY_LENGTH = 300;

/** Applications to a guest are sent on the brand that owns it, where its employer reads them. */
const isAppliedThere = ({ isGuest, data }: JobRecord) => isGuest && data.applicationWorkflow === 'internal';

export const jobResolvers: Resolvers = {
  Query: {
    job: (_root, { id }, context) => findShownJob(context, id),
    similarJobs: (_root, { id, limit }, context) => similarJobs(context, id, limit),
  },
  Job: {
    id: ({ row }) => row.id,
    title: ({ row }) => row.title,
    slug: ({ row }) => slugOf(row.title),
    langcode: ({ row }) => row.langcode,
    state: ({ row }, _args, { now }) => stateOf(row, now),
    frontend: ({ row }) => row.frontend,
    canonicalUrl: ({ row }, _args, context) => jobUrl(row, context),
    organizationName: ({ row }) => row.organizationName,
    organization: ({ organization }) => organization,
    logo: ({ data, organization }) => data.logo ?? organization?.data.logo ?? null,
    location: ({ data }) => data.locations[0] ?? null,
    locations: ({ data }) => data.locations.slice(1),
    salary: ({ row, data }, _args, { findBrand }) => shownSalary(data, findBrand(row.frontend)),
    employmentTypes: ({ data }, _args, { terms }) => terms.find('employment_type', data.employmentTypes),
    remote: ({ data }) => data.remote,
    occupations: ({ data }, _args, { terms }) => terms.find('occupation', data.occupations),
    industries: ({ data, organization }, _args, { terms }) =>
      terms.find('industry', data.industries.length > 0 ? data.industries : (organization?.data.industries ?? [])),
    experience: ({ data }, _args, { terms }) =>
      data.experience === null ? null : (terms.find('experience', [data.experience])[0] ?? null),
    skills: ({ data }, _args, { terms, locale }) => labelsOf(terms, 'skill', data.skills, locale),
    published: ({ row }) => row.published,
    expires: ({ row }) => row.expires,
    changed: ({ row }) => row.changed,
    // Paid for on the brand that owns it.
    featured: ({ row }, _args, { frontend }) => row.featured && row.frontend === frontend,
    top: ({ row }, _args, { frontend }) => row.top && row.frontend === frontend,
    backfill: ({ row }) => row.backfill,
    sample: ({ row }) => row.sample,
    summary: ({ data }) => summaryOf(data.description, SUMMARY_LENGTH),
    description: ({ data }) => data.description,
    applicationWorkflow: (job) => (isAppliedThere(job) ? 'external' : job.data.applicationWorkflow),
    applicationLink: (job, _args, context) =>
      isAppliedThere(job) ? jobUrl(job.row, context) : job.data.applicationLink,
    applicationEmails: ({ data }) => data.applicationEmails,
    videoUrl: ({ data }) => data.videoUrl,
    type: ({ data }) => data.type,
    linkUrl: ({ data }) => (data.type === 'job_per_link' ? data.linkUrl : null),
    file: ({ data }) => (data.type === 'job_per_file' ? data.file : null),
    salaryRange: ({ data }, _args, { terms }) =>
      data.salaryRange === null || data.salary !== null
        ? null
        : (terms.find('salary_range', [data.salaryRange])[0] ?? null),
    degreeLevel: ({ data }, _args, { terms }) =>
      data.degreeLevel === null ? null : (terms.find('degree_level', [data.degreeLevel])[0] ?? null),
    fieldsOfStudy: ({ data }, _args, { terms, brand }) =>
      brand.document.features.fieldsOfStudy ? terms.find('field_of_study', data.fieldsOfStudy) : [],
    languages: ({ data }, _args, { terms, locale }) => labelsOf(terms, 'language', data.languages, locale),
    availabilityPeriod: ({ data }) => data.start,
  },
  Salary: {
    yearly: ({ min, max, unit }) => yearly(min ?? max, unit),
  },
};
