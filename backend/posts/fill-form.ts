/** Processes a posted form with the same validation, services and messages as the GraphQL operations. */
import { createHmac } from 'node:crypto';
import { jobIdIn } from '../../runtime/core/applications/job-in.ts';
import { rolesOf } from '../../runtime/core/forms/brand-rules.ts';
import {
  fileFields,
  type PlainFields,
  readPlainAnswers,
  readPlainQuestions,
} from '../../runtime/core/forms/plain-answers.ts';
import { FORM_FIELD, type PostedFormName } from '../../runtime/core/posted-form.ts';
import type { Schema } from '../../schemas/resolved-schema.ts';
import type { ApiContext } from '../context.ts';
import type { FormFault } from '../graphql.generated.ts';
import { refusalAsFault } from '../guards/in-words.ts';
import { networkOf } from '../guards/network.ts';
import { register } from '../modules/accounts/register.ts';
import { findAnswerErrors } from '../modules/applications/apply.ts';
import { sendMessage } from '../modules/contact/service.ts';
import { isOffered } from '../modules/forms/forms.ts';
import { faultsOf } from '../modules/forms/service.ts';
import { refusal } from '../refusal.ts';
import { UploadRefusal } from '../uploads/refusal.ts';
import type { ReceivedFile } from '../uploads/take-in.ts';
import type { Filled, FormPlace } from './filled.ts';
import { applyPlainly, savePlainAlert } from './marketplace-posts.ts';
import type { ReadPost } from './read-post.ts';

/** Forms that a brand configures. */
export type FilledForm = 'alert' | 'application' | 'contact' | 'registration';

export function isFilled(form: PostedFormName): form is FilledForm {
  return form === 'alert' || form === 'application' || form === 'contact' || form === 'registration';
}

/** The form with the brand's fields; throws `UserError` if it is not offered. */
export function askedForm({ brand, locale, forms }: Pick<ApiContext, 'brand' | 'locale' | 'forms'>, form: FilledForm) {
  const asked = isOffered(brand, form) ? forms.ask(brand, form, locale) : null;
  if (asked === null) throw refusal('FEATURE_OFF');
  return asked;
}

/** The answers of a post by group and field, and fields that are not in the form. */
export function answersOf(context: ApiContext, form: FilledForm, { fields }: Pick<ReadPost, 'fields'>) {
  const { answers, unknown: others } = readPlainAnswers(askedForm(context, form), without(fields, FORM_FIELD));
  const questions = form === 'application' ? readPlainQuestions(fields) : { answers: [], names: [] };
  if (questions.answers.length > 0) answers.questions = { ...answers.questions, answers: questions.answers };
  const unknown = others.filter((name) => !questions.names.includes(name));
  // The page leaves out the role if there is only one.
  const [role, ...more] = rolesOf(context.brand.document);
  if (form === 'registration' && role !== undefined && more.length === 0) {
    answers.account = { ...answers.account, role };
  }
  return { answers, unknown };
}

/** Submits the answers, or returns their faults. Throws `UserError` if the form is refused as a whole. */
export async function fillForm(
  context: ApiContext,
  form: FilledForm,
  {
    post,
    answers,
    unknown,
    secret,
    place,
  }: {
    post: ReadPost;
    answers: Record<string, Schema>;
    unknown: readonly string[];
    secret: string;
    place: FormPlace;
  },
): Promise<Filled> {
  const strange = unknown.map((name) => ({ code: 'additionalProperties', pointer: name.slice(0, 200) }));
  const refused = post.refused.map(({ name, error }) => refusalAsFault(error, name, context));
  const complete = withFiles(
    context,
    form,
    answers,
    post.files.map(({ name, file }) => ({ name, file: { name: file.name, size: file.size } })),
  );
  const wrong = [...faultsOf(context, strange), ...refused];
  // Files are only stored once everything else is valid.
  const jobId = form === 'application' ? (jobIdIn(place.rest) ?? 0) : null;
  if (wrong.length > 0 || post.files.length > 0) {
    const errors =
      jobId === null
        ? (context.forms.check(context.brand, form)?.(complete).errors ?? [])
        : await findAnswerErrors(context, jobId, complete);
    const known = new Set(wrong.map(({ pointer }) => pointer));
    // A refused file is not missing as well.
    wrong.push(...faultsOf(context, errors).filter((one) => one.code !== 'required' || !known.has(one.pointer)));
  }
  if (wrong.length > 0) return { faults: wrong, next: null };
  if (form === 'registration')
    return { faults: await register(context, answers, { proof: null, browser: null }), next: null };
  if (form === 'alert') return savePlainAlert(context, place, answers);
  const stored = await storeFiles(context, post.files);
  if ('faults' in stored) return { ...stored, next: null };
  const content = { answers, files: post.files.map(({ file }) => file.sha256) };
  const whole = withFiles(context, form, answers, stored.files);
  if (jobId === null)
    return sendMessage(context, { answers: whole, key: keyOf(context, secret, 'contact', content), proof: null });
  const about = { ...content, jobId, account: context.viewer.account?.id ?? null };
  return applyPlainly(context, { jobId, answers: whole, key: keyOf(context, secret, 'application', about) });
}

interface NamedFile {
  /** Pointer of the field. */
  name: string;
  file: { id?: string; name: string; size: number };
}

function withFiles(
  context: ApiContext,
  form: FilledForm,
  answers: Record<string, Schema>,
  files: readonly NamedFile[],
) {
  const complete = { ...answers };
  for (const [pointer, { isMany }] of fileFields(askedForm(context, form))) {
    const own = files.filter(({ name }) => name === pointer).map(({ file }) => file);
    const [, group = '', field = ''] = pointer.split('/');
    if (own.length > 0) complete[group] = { ...complete[group], [field]: isMany ? own : own[0] };
  }
  return complete;
}

async function storeFiles(
  context: ApiContext,
  files: readonly { name: string; file: ReceivedFile }[],
): Promise<{ files: NamedFile[] } | { faults: FormFault[] }> {
  const stored: NamedFile[] = [];
  for (const { name, file } of files) {
    try {
      const { row, token } = await context.uploads.takeIn(context.frontend, file, 'ATTACHMENT');
      const id = token === null ? String(row.id) : `${row.id}.${token}`;
      stored.push({ name, file: { id, name: row.name, size: row.size } });
    } catch (error) {
      if (!(error instanceof UploadRefusal)) throw error;
      return { faults: [refusalAsFault(error, name, context)] };
    }
  }
  return { files: stored };
}

/** A double submission from the same network has the same idempotency key; a page without scripts cannot send one. */
function keyOf({ frontend, address }: ApiContext, secret: string, form: FilledForm, content: object): string {
  const about = JSON.stringify([form, frontend, networkOf(address), content]);
  return createHmac('sha256', secret).update(about).digest('base64url');
}

function without(fields: PlainFields, name: string): PlainFields {
  return new Map([...fields].filter(([one]) => one !== name));
}
