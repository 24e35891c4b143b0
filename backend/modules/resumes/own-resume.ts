/** The current person's resume. */
import type { AskedForm } from '../../../runtime/core/forms/ask.ts';
import { isSchema } from '../../../schemas/resolved-schema.ts';
import { askedAnswers, faultsIn, formOf, groupsIn, type OwnGroupRecord, withOpenFiles } from '../../answers/stored.ts';
import type { ApiContext } from '../../context.ts';
import type { ResumeCompleteness, ResumeHindrance, ResumeTerm } from '../../graphql.generated.ts';
import { readObject } from '../../read-json.ts';
import { refusal } from '../../refusal.ts';
import type { ViewerAccount } from '../../viewer.ts';
import { completenessOf } from './completeness.ts';
import { FORM, hindrancesOf } from './listing.ts';
import { type ReadableResume, type ResumeReader, readableResume } from './readable.ts';
import { findResume, type ResumeRow } from './store.ts';
import { termsIn } from './terms.ts';

/** The data about the owner of a resume that decides. */
export type ResumeOwner = Pick<ViewerAccount, 'id' | 'email' | 'emailVerified' | 'approved'>;

/** A resume with its owner; `row` is null before anything was saved. */
export interface OwnResumeRecord {
  account: ResumeOwner;
  row: ResumeRow | null;
}

/** The current person; policies have authorized them. */
export function ownerOf(context: ApiContext): ViewerAccount {
  if (context.viewer.account === null) throw refusal('SIGN_IN_REQUIRED');
  return context.viewer.account;
}

/** The current person's resume, whether or not it was started. */
export function findOwnResume(context: ApiContext): Promise<OwnResumeRecord> {
  return findResumeOf(context, ownerOf(context));
}

/** The same for anybody. */
export async function findResumeOf(context: ApiContext, account: ResumeOwner): Promise<OwnResumeRecord> {
  return { account, row: await findResume(context, account.id) };
}

/** All groups of the form with their stored answers. */
export function groupsOf(context: ApiContext, { row }: OwnResumeRecord): OwnGroupRecord[] {
  const { data, versions } = row ?? { data: {}, versions: {} };
  return groupsIn(context, FORM, { data, versions }, (asked) =>
    withOpenFiles(context, asked, askedAnswers(asked, data)),
  );
}

/** How complete it is, by this brand's form. */
export function completeness(context: ApiContext, { row }: OwnResumeRecord): ResumeCompleteness {
  const data = row?.data ?? {};
  const faulty = faultsIn(context, FORM, data).map(({ pointer }) => pointer);
  return completenessOf(formOf(context, FORM).groups, data, faulty);
}

/** Why employers of this brand cannot find it; empty if they can. */
export function hindrances(context: ApiContext, { account, row }: OwnResumeRecord): ResumeHindrance[] {
  const { emailVerified: verified, approved } = account;
  const isComplete = () => row !== null && faultsIn(context, FORM, row.data).length === 0;
  return hindrancesOf(context.brand, { visible: isVisible({ row }), verified, approved, isComplete });
}

/** A resume is only visible on a brand once its owner opted in there. */
export function isVisible({ row }: Pick<OwnResumeRecord, 'row'>): boolean {
  return row?.visible === true;
}

/** What a reader gets, with the labels of its codes. */
export interface ShownResume extends ReadableResume {
  terms: ResumeTerm[];
}

/** The resume for a reader, with file URLs that are valid for an hour. */
export function viewOf(context: ApiContext, { account, row }: OwnResumeRecord, reader: ResumeReader): ShownResume {
  return shownTo(context, reader, { data: row?.data ?? {}, email: account.email });
}

/** The same for any resume. */
export function shownTo(
  context: ApiContext,
  reader: ResumeReader,
  whole: { data: Record<string, unknown>; email: string },
): ShownResume {
  const { groups } = formOf(context, FORM);
  const read = readableResume(reader, { groups, ...whole });
  const parts = read.parts.flatMap(({ group, answers }) =>
    groups
      .filter((asked) => asked.group === group)
      .map((asked) => ({ group, answers: withOpenFiles(context, asked, answers) })),
  );
  return { ...read, parts, terms: termsIn(context, groups, parts) };
}

/** The brand's short form: its groups, without the fields that are left for later. Required fields are always included. */
export function wizardForm(context: ApiContext): AskedForm {
  const { order, hidden } = context.brand.document.forms.resume.wizard;
  const { form, groups } = formOf(context, FORM);
  const asked = order.flatMap((name) => groups.filter(({ group }) => group === name));
  return {
    form,
    groups: asked.map((group) => {
      const required = Array.isArray(group.schema.required) ? group.schema.required : [];
      const isAsked = (name: string) => required.includes(name) || !hidden.includes(`${group.group}/${name}`);
      const properties = Object.entries(readObject(group.schema.properties)).filter(([name]) => isAsked(name));
      return {
        ...group,
        schema: { ...group.schema, properties: Object.fromEntries(properties.filter(([, one]) => isSchema(one))) },
        fields: group.fields.filter(({ name }) => isAsked(name)),
      };
    }),
  };
}
