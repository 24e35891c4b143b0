/** Handles forms that browsers submit without scripts, or before they have loaded. */
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import { fileFields, type PlainFields, repeatable } from '../../runtime/core/forms/plain-answers.ts';
import { FORM_FIELD, type PostedForm, type PostedFormName } from '../../runtime/core/posted-form.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { cutCatalogue } from '../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../runtime/core/texts/translator.ts';
import type { Schema } from '../../schemas/resolved-schema.ts';
import type { ApiContext } from '../context.ts';
import { UserError } from '../errors.ts';
import type { FormFault } from '../graphql.generated.ts';
import { inWords } from '../guards/in-words.ts';
import { type ErrorLog, maskError } from '../guards/mask-error.ts';
import { networkOf } from '../guards/network.ts';
import type { RequestLimit } from '../guards/request-limit.ts';
import { answerLinked } from '../modules/applications/keeping.ts';
import type { Forms } from '../modules/forms/forms.ts';
import { confirmLinked, endLinked, subscribe } from '../modules/newsletter/service.ts';
import { type Reader, Refusal, refusal } from '../refusal.ts';
import { isForm } from '../uploads/is-form.ts';
import { MOST_REQUEST_BYTES } from '../uploads/limits.ts';
import { discard } from '../uploads/linger.ts';
import { kindsOf, mostBytesOf } from '../uploads/purposes.ts';
import { SenderGoneError } from '../uploads/read-form.ts';
import type { Slots } from '../uploads/slots.ts';
import { readViewer, type ViewerTools } from '../viewer.ts';
import { answersOf, askedForm, fillForm, isFilled } from './fill-form.ts';
import { changeLinkedAlert, confirmLinkedApplication } from './marketplace-posts.ts';
import { type ReceiveFile, readPost, unreadable } from './read-post.ts';

export interface PostVisit {
  brand: CompiledBrand;
  locale: string;
  address: string;
  /** Scheme and host of the request. */
  visited: string;
  /** The session's `authorization` header; null without one. */
  bearer: string | null;
  /** Forms on the page. */
  offered: readonly PostedFormName[];
  /** What follows the path of a personal page: the token of a mailed link, the number of a job. */
  rest: string;
  /** Of the page's address. */
  query: string;
}

export type PostAnswer =
  /** Sign-in is handled by the server. */
  | { kind: 'sign-in'; email: string; password: string }
  /** `next` is a canonical path of the brand to continue on; null if the page itself shows the result. */
  | { kind: 'sent'; form: PostedFormName; next: string | null; isComplete?: boolean }
  | { kind: 'again'; posted: PostedForm; retryAfter: number | null };

/** Null if the client disconnected. Never rejects, whatever was sent. */
export type AnswerPost = (req: IncomingMessage, visit: PostVisit) => Promise<PostAnswer | null>;

export interface PostOptions {
  makeContext(brand: CompiledBrand, locale: string, visited: string): Promise<ApiContext>;
  viewers: ViewerTools;
  forms: Forms;
  calls: RequestLimit;
  slots: Slots;
  /** Secret of the installation, from which keys are derived. */
  secret: string;
  log: ErrorLog;
  production: boolean;
}

/** What is known of a post so far: the page shows it again if something goes wrong. */
interface Progress {
  form: PostedFormName | null;
  answers: Record<string, Schema>;
  /** Fields with uploaded files, which must be selected again. */
  files: readonly string[];
  /** Files on the local disk. */
  paths: string[];
}

export function createAnswerPost(options: PostOptions): AnswerPost {
  const { makeContext, viewers, calls, slots, secret, log, production } = options;

  async function take(
    req: IncomingMessage,
    visit: PostVisit,
    progress: Progress,
  ): Promise<PostAnswer | readonly FormFault[]> {
    const { brand, locale, address, visited, bearer, offered } = visit;
    const seconds = calls.count(address, 1);
    if (seconds !== null) throw refusal('TOO_MANY_REQUESTS', { count: seconds }, { status: 429, retryAfter: seconds });
    const made = await makeContext(brand, locale, visited);
    const context = { ...made, address, viewer: await readViewer(made, viewers, bearer) };
    const post = await readPost(req, receiverOf(context, offered, req, progress.paths));
    const form = formIn(post.fields, offered);
    progress.form = form;
    if (form === 'login') {
      const one = (name: string) => post.fields.get(name)?.[0] ?? '';
      return { kind: 'sign-in', email: one('email').trim(), password: one('password') };
    }
    if (form === 'newsletter') {
      const email = post.fields.get('/subscription/email')?.[0] ?? '';
      progress.answers = { subscription: { email: email.slice(0, 254) } };
      const { faults, confirm } = await subscribe(context, email);
      return faults.length > 0 ? faults : { kind: 'sent', form, next: confirm ? null : '/user/settings/news' };
    }
    if (form === 'newsletter-link') {
      const isWanted = post.fields.get('/subscription/wanted')?.[0] === 'true';
      await (isWanted ? confirmLinked : endLinked)(context, visit.rest);
      return { kind: 'sent', form, next: null };
    }
    if (form === 'keeping-link') {
      const isKept = post.fields.get('/keeping/keep')?.[0] === 'true';
      await answerLinked(context, visit.rest.split('/')[0] ?? '', isKept);
      return { kind: 'sent', form, next: null };
    }
    const query = new URLSearchParams(visit.query);
    if (form === 'alert-link') {
      await changeLinkedAlert(context, visit.rest, post.fields.get('/alert/act')?.[0]);
      return { kind: 'sent', form, next: null };
    }
    if (form === 'application-link') {
      await confirmLinkedApplication(context, query.get('token') ?? '');
      return { kind: 'sent', form, next: null };
    }
    progress.files = [...new Set([...post.files, ...post.refused].map(({ name }) => name))];
    const { answers, unknown } = answersOf(context, form, post);
    progress.answers = answers;
    const place = { rest: visit.rest, query };
    const { faults, ...filled } = await fillForm(context, form, { post, answers, unknown, secret, place });
    return faults.length > 0 ? faults : { kind: 'sent', form, ...filled };
  }

  function again(
    visit: PostVisit,
    { form, answers, files }: Progress,
    about: Pick<PostedForm, 'status' | 'faults' | 'refusal'>,
  ): PostedForm {
    const asked = form !== null && isFilled(form) ? options.forms.ask(visit.brand, form, visit.locale) : null;
    return {
      ...about,
      form,
      answers: asked ? repeatable(asked, answers) : answers,
      faults: [...about.faults, ...filesAgain(visit, files, about.faults)],
      isSent: false,
    };
  }

  return async (req, visit) => {
    const progress: Progress = { form: null, answers: {}, files: [], paths: [] };
    try {
      const work = () => take(req, visit, progress);
      const taken = await (isForm(req) ? slots(networkOf(visit.address), work) : work());
      if ('kind' in taken) return taken;
      return {
        kind: 'again',
        posted: again(visit, progress, { status: 422, faults: taken, refusal: null }),
        retryAfter: null,
      };
    } catch (error) {
      if (error instanceof SenderGoneError || (req.destroyed && !req.complete)) return null;
      // Closing while data is still arriving would reset the connection, and the response would be lost.
      if (!req.complete) await discard(req);
      const masked = maskError(error, log, production);
      const known = masked instanceof UserError ? masked : null;
      const posted = again(visit, progress, {
        status: statusOf(known),
        faults: [],
        refusal: sentenceOf(masked, visit),
      });
      return { kind: 'again', posted, retryAfter: known?.retryAfter ?? null };
    } finally {
      for (const path of progress.paths) await rm(path, { force: true });
    }
  };
}

/** A hidden first field names the form; throws if that is not on the page. */
function formIn(fields: PlainFields, offered: readonly PostedFormName[]): PostedFormName {
  const [name, ...others] = fields.get(FORM_FIELD) ?? [];
  const form = offered.find((one) => one === name);
  if (form === undefined || others.length > 0) throw unreadable();
  return form;
}

function receiverOf(
  context: ApiContext,
  offered: readonly PostedFormName[],
  { headers }: IncomingMessage,
  paths: string[],
): ReceiveFile {
  const { uploads, viewer, address } = context;
  const bytes = Number(headers['content-length'] ?? 0) || MOST_REQUEST_BYTES;
  return async (name, content, filename, fields) => {
    const form = formIn(fields, offered);
    const plan = isFilled(form) ? fileFields(askedForm(context, form)).get(name) : undefined;
    if (plan?.purpose !== 'ATTACHMENT') throw unreadable();
    const scope = await uploads.mayUpload({ viewer, address, purposes: [plan.purpose], bytes });
    const file = await uploads.spool.receive(content, kindsOf(plan.purpose, context.brand), mostBytesOf(plan.purpose));
    paths.push(file.path);
    return { ...file, name: filename, scope };
  };
}

/** Browsers do not prefill file inputs. */
function filesAgain({ brand, locale }: Reader, files: readonly string[], faults: readonly FormFault[]): FormFault[] {
  const t = translatorOf(cutCatalogue(brand, locale, ['posted']), 'posted');
  return files
    .filter((pointer) => !faults.some((fault) => fault.pointer.startsWith(pointer)))
    .map((pointer) => ({ code: 'file', pointer, message: t('fileAgain') }));
}

function statusOf(error: UserError | null): number {
  const { http, code } = error?.extensions ?? {};
  if (typeof http === 'object' && http !== null && 'status' in http) return Number(http.status);
  if (error === null) return 500;
  return code === 'TOO_MANY_TRIES' ? 429 : 422;
}

/** The captcha requires scripts; people without them can send a mail. */
function sentenceOf(error: Error, visit: PostVisit): string {
  const { contactEmail } = visit.brand.document.site;
  const isCheck = error instanceof UserError && error.extensions.code === 'CAPTCHA_NEEDED';
  if (!isCheck) return error instanceof GraphQLError ? inWords(error, visit) : error.message;
  const text = contactEmail === null ? 'captcha' : 'captchaWrite';
  return inWords(new Refusal('CAPTCHA_NEEDED', ['posted', text], { email: contactEmail ?? '' }), visit);
}
