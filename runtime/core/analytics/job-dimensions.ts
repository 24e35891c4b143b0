import type { TrackedEvent } from './events.ts';
import type { TrackedJob } from './tracked-job.generated.ts';

const labels = (terms: readonly { label: string }[]) => terms.map(({ label }) => label);

/** What events about a job say of it. Nothing of it is about a person: who owns it stays here. */
export function jobDimensions(job: TrackedJob): NonNullable<TrackedEvent['params']> {
  return {
    entity_id: job.id,
    entity_type: 'job',
    entity_bundle: job.type,
    entity_title: job.title,
    importer_ID: job.importerId,
    organization_id: job.organization?.id ?? null,
    organization_name: job.organizationName,
    companies: job.organizationName,
    application_type: job.applicationWorkflow,
    occupations: labels(job.occupations),
    regions: labels(job.location ? [job.location, ...job.locations] : job.locations),
    employment_types: labels(job.employmentTypes),
    skills: job.skills,
    languages: job.languages,
    fields_of_study: labels(job.fieldsOfStudy),
    upgrades: [job.featured && 'featured', job.top && 'top'].filter((one) => one !== false),
    job_owner_frontend: job.frontend,
  };
}
