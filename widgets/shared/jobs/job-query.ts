import type { GraphqlQuery } from '../../../runtime/core/request-context.ts';
import type { FullJob } from './job-types.ts';
import { teaserFields } from './jobs-query.ts';

/** The answer of `jobQuery`; null for a job that this brand does not show. */
export interface JobFound {
  job: FullJob | null;
}

/** All that the views of a job need. */
export const fullJobFields = /* GraphQL */ `
  fragment FullJob on Job {
    ...Teaser
    langcode state canonicalUrl description applicationWorkflow applicationLink applicationEmails skills
    organization { name slug openJobs }
    employmentTypes { label alias }
    occupations { label alias }
    industries { label alias }
    experience { label }
    linkUrl availabilityPeriod languages
    file { name size url }
    salaryRange { label }
    degreeLevel { label }
    fieldsOfStudy { label }
  }
  ${teaserFields}
`;

const document = /* GraphQL */ `
  query Job($id: Int!) { job(id: $id) { ...FullJob } }
  ${fullJobFields}
`;

/** One job whole, the same for every widget of a job page, so that it runs once. */
export function jobQuery(id: number): GraphqlQuery {
  return { document, variables: { id } };
}
