/** Addresses of resume pages: group names as URL segments. Pure. */

export const resumePath = '/resume';
export const editPath = '/resume/edit';
export const wizardPath = '/resume/wizard';

/** `job_preferences` -> `job-preferences`. */
export const stepName = (group: string): string => group.replaceAll('_', '-');

/** `job-preferences` -> `job_preferences`. */
export const groupName = (step: string): string => step.replaceAll('-', '_');
