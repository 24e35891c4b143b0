/** Exports the applicants of a job for spreadsheets. */
import { MOST_ROWS } from '../../../runtime/core/applications/limits.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import { spreadsheet } from '../../answers/spreadsheet.ts';
import type { ApiContext } from '../../context.ts';
import { refusal } from '../../refusal.ts';
import { type Content, readContent } from './content.ts';
import { type ApplicantsAsked, queryOf } from './inbox.ts';
import { type ApplicantQuery, listApplicantRows } from './inbox-store.ts';
import { answerIn, mailWords } from './mails.ts';
import type { ApplicationRow } from './store.ts';
import { listTags } from './tag-store.ts';
import { inOrder } from './tags.ts';

const BATCH = 1000;
const COLUMNS = [
  'id',
  'stage',
  'sent',
  'rating',
  'tags',
  'knockedOut',
  'firstName',
  'lastName',
  'email',
  'phone',
  'coverLetter',
  'files',
] as const;

/**
 * In the reader's spreadsheet format, the oldest first. Each question of a job is a column; over several jobs, which ask different
 * things, questions and answers share one. Null for a job of another organization.
 */
export async function csvOf(context: ApiContext, asked: Omit<ApplicantsAsked, 'sort'>): Promise<string | null> {
  const found = await queryOf(context, { ...asked, sort: 'oldest' });
  if (found === null) return null;
  const isOfAll = found.job === null;
  const { brand, locale } = context;
  const t = translatorOf(cutCatalogue(brand, locale, ['applicants']), 'applicants');
  const rows = await everyApplicant(context, found.query);
  const contents = rows.map((row) => shownContent(row));
  const questions = [
    ...new Map(
      contents.flatMap(({ questions: list }) => (isOfAll ? [] : list.map((one) => [one.questionId, one.text]))),
    ).entries(),
  ];
  const tags = await listTags(
    context,
    rows.map(({ id }) => id),
  );
  const words = mailWords(brand, locale);
  const head = [
    ...COLUMNS.map((name) => t(`csv.${name}`)),
    ...(isOfAll ? [t('csv.job'), t('csv.organization'), t('csv.answers')] : questions.map(([, text]) => text)),
  ];
  const lines = rows.map((row, at) => {
    const content = contents[at] ?? readContent({});
    const answer = ([id]: [number, string]) => content.questions.filter(({ questionId }) => questionId === id);
    return [
      row.id,
      t(`stages.${row.stage}`),
      row.created,
      row.rating === 0 ? null : row.rating,
      inOrder(context, tags.get(row.id) ?? []).join(', '),
      row.knockedOut ? t('csv.yes') : '',
      content.firstName ?? '',
      content.lastName ?? '',
      content.emailAddress ?? '',
      content.phone ?? '',
      content.coverLetter ?? '',
      content.files.map(({ name }) => name).join(', '),
      ...(isOfAll
        ? [
            row.jobTitle,
            row.organizationName,
            content.questions.map((one) => `${one.text}: ${answerIn(one, words, locale)}`).join('\n'),
          ]
        : questions.map((question) =>
            answer(question)
              .map((one) => answerIn(one, words, locale))
              .join(', '),
          )),
    ];
  });
  return spreadsheet({ locale, timeZone: brand.document.site.timeZone }, [head, ...lines]);
}

async function everyApplicant(context: ApiContext, query: ApplicantQuery): Promise<ApplicationRow[]> {
  const rows: ApplicationRow[] = [];
  for (let taken = BATCH; taken === BATCH; ) {
    const more = await listApplicantRows(context, { ...query, limit: BATCH, offset: rows.length });
    rows.push(...more);
    taken = more.length;
    if (rows.length > MOST_ROWS) throw refusal('TABLE_TOO_LONG', { count: MOST_ROWS });
  }
  return rows;
}

/** What the employer may still see: only the name, if the applicant withdrew. */
export function shownContent(row: ApplicationRow): Content {
  const content = readContent(row.data);
  if (row.stage !== 'withdrawn') return content;
  const { firstName, lastName } = content;
  return { ...readContent({}), firstName, lastName };
}
