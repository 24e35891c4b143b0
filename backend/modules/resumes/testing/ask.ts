/** API calls about resumes, for tests. */

export const RESUME = `fragment R on OwnResume {
  started visible listed hindrances completeness { percent gaps { group field label required } }
  groups { group answers version answered faults { code pointer } }
}`;
export const OWN = `{ ownResume { ...R } } ${RESUME}`;
/** Employers may find what is saved so, unless told. */
export const SAVE = `mutation ($groups: [ResumeGroupInput!]!, $visible: Boolean = true) {
  saveResume(groups: $groups, visible: $visible) { faults { code pointer message } resume { ...R } }
} ${RESUME}`;
export const SHOW = `mutation ($visible: Boolean!) { showResume(visible: $visible) { ...R } } ${RESUME}`;
export const VIEW = `query ($opened: Boolean!) {
  ownResume { view(opened: $opened) { name email parts { group answers } } }
}`;

export interface OwnResume {
  started: boolean;
  visible: boolean;
  listed: boolean;
  hindrances: string[];
  completeness: { percent: number; gaps: { group: string; field: string; label: string; required: boolean }[] };
  groups: { group: string; answers: Record<string, unknown>; version: number; answered: boolean; faults: unknown[] }[];
}

export interface Saved {
  faults: { code: string; pointer: string; message: string }[];
  resume: OwnResume;
}

/** Answers that no resume can do without. */
export const needed = {
  personal_info: { firstName: 'Ida', lastName: 'Berg' },
  job_preferences: { title: 'Librarian' },
};
