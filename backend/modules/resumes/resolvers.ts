import { CONTACT_WAYS, openedFields } from '../../../runtime/core/resume-contact/opened-fields.ts';
import type { Resolvers } from '../../graphql.generated.ts';
import { readObject, readObjects, readText, readTexts } from '../../read-json.ts';
import { readAddress } from '../places/address.ts';
import { labelsOf } from '../taxonomies/terms.ts';
import { readResume, saveForOwner, showForOwner } from './admin-resumes.ts';
import { findResumes } from './admin-store.ts';
import { lastPositionOf, preferencesOf } from './found.ts';
import { endHiding, hideFrom } from './hiding.ts';
import { listHidings } from './hiding-store.ts';
import { readResumeFile } from './import/read-resume-file.ts';
import {
  completeness,
  findOwnResume,
  groupsOf,
  hindrances,
  isVisible,
  ownerOf,
  viewOf,
  wizardForm,
} from './own-resume.ts';
import type { ResumeReader } from './readable.ts';
import { saveResume, showResume } from './save.ts';

/** An approved organization, with every contact option. */
const ALL: ResumeReader = { opened: new Set(openedFields(CONTACT_WAYS)) };

export const resumeResolvers: Resolvers = {
  Query: {
    ownResume: (_root, _args, context) => findOwnResume(context),
    adminResumes: (_root, args, context) => findResumes(context, args),
    adminResume: (_root, { id }, context) => readResume(context, id),
    resumeWizard: (_root, _args, context) => wizardForm(context),
  },
  Mutation: {
    saveResume: (_root, { groups, visible }, context) =>
      saveResume(context, groups, { owner: ownerOf(context), visible: visible ?? null }),
    showResume: (_root, { visible }, context) => showResume(context, visible, { owner: ownerOf(context) }),
    hideResumeFrom: async (_root, { organizationId, name }, context) => {
      await hideFrom(context, { organizationId: organizationId ?? null, name: name ?? null });
      return findOwnResume(context);
    },
    endResumeHiding: async (_root, { id }, context) => {
      await endHiding(context, id);
      return findOwnResume(context);
    },
    adminShowResume: (_root, { id, visible }, context) => showForOwner(context, id, visible),
    adminSaveResume: (_root, { id, groups }, context) => saveForOwner(context, id, groups),
    readResumeFile: (_root, { file }, context) => readResumeFile(context, context.received.take(file)),
  },
  FoundResume: {
    headline: (found) => readText(preferencesOf(found).title) ?? '',
    careerStatus: (found, _args, { terms }) =>
      terms.find('career_status', readTexts(preferencesOf(found).careerStatus))[0] ?? null,
    occupations: (found, _args, { terms }) =>
      terms.find('occupation', readTexts(preferencesOf(found).desiredOccupation)),
    employmentTypes: (found, _args, { terms }) =>
      terms.find('employment_type', readTexts(preferencesOf(found).employmentType)),
    skills: ({ data }, _args, { terms, locale }) => {
      const { skills, skillsFree } = readObject(data.skills);
      return [...labelsOf(terms, 'skill', readTexts(skills), locale), ...readTexts(skillsFree)];
    },
    languages: ({ data }, _args, { terms, locale }) => {
      const { languages, languagesFree } = readObject(data.languages);
      const codes = readObjects(languages).flatMap(({ language }) => readText(language) ?? []);
      return [...labelsOf(terms, 'language', codes, locale), ...readTexts(languagesFree)];
    },
    places: (found) =>
      readObjects(preferencesOf(found).desiredLocation)
        .map(readAddress)
        .filter((place) => place !== null),
    lastPosition: (found) => lastPositionOf(found),
  },
  OwnResume: {
    started: ({ row }) => row !== null,
    changed: ({ row }) => row?.changed ?? null,
    groups: (own, _args, context) => groupsOf(context, own),
    completeness: (own, _args, context) => completeness(context, own),
    visible: (own) => isVisible(own),
    listed: ({ row }) => (row?.listed ?? null) !== null,
    hindrances: (own, _args, context) => hindrances(context, own),
    hidings: async ({ account }, _args, context) =>
      (await listHidings(context, account.id)).map(({ id, name, isPresent: present }) => ({ id, name, present })),
    view: (own, { opened }, context) => viewOf(context, own, opened == null ? 'owner' : opened ? ALL : 'public'),
  },
};
