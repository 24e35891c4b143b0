import type { GraphqlQuery } from '../../runtime/core/request-context.ts';
import type { FullJob } from './job-types.ts';
import { teaserFields } from './jobs-query.ts';

/** The answer of `jobQuery`; null for a job that this brand does not show. */
export interface JobFound {
  job: FullJob | null;
}

const document = /* GraphQL */ `
  query Job($id: Int!) {
    job(id: $id) {
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
  }
  ${teaserFields}
`;

/** One job whole, the same for every widget of a job page, so that it runs once. */
export function jobQuery(id: number): GraphqlQuery {
  return { document, variables: { id } };
}
