/** Exports the applicants of a job for spreadsheets. */
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import { spreadsheet } from '../../answers/spreadsheet.ts';
import type { ApiContext } from '../../context.ts';
import { type Content, readContent } from './content.ts';
import { answerIn, mailWords } from './mails.ts';
import { findManaged } from './policy.ts';
import { type ApplicationRow, listOfJob } from './store.ts';

const BATCH = 1000;
const COLUMNS = [
  'id',
  'stage',
  'sent',
  'rating',
  'knockedOut',
  'firstName',
  'lastName',
  'email',
  'phone',
  'coverLetter',
  'files',
] as const;

/** In the reader's spreadsheet format. Null for a job of another organization. */
export async function csvOf(context: ApiContext, jobId: number): Promise<string | null> {
  const job = await findManaged(context, jobId);
  if (job === null) return null;
  const { brand, locale } = context;
  const t = translatorOf(cutCatalogue(brand, locale, ['applicants']), 'applicants');
  const rows = await everyApplicant(context, jobId);
  const contents = rows.map((row) => shownContent(row));
  const questions = [
    ...new Map(contents.flatMap(({ questions: list }) => list.map((one) => [one.questionId, one.text]))).entries(),
  ];
  const words = mailWords(brand, locale);
  const head = [...COLUMNS.map((name) => t(`csv.${name}`)), ...questions.map(([, text]) => text)];
  const lines = rows.map((row, at) => {
    const content = contents[at] ?? readContent({});
    const answer = ([id]: [number, string]) => content.questions.filter(({ questionId }) => questionId === id);
    return [
      row.id,
      t(`stages.${row.stage}`),
      row.created,
      row.rating === 0 ? null : row.rating,
      row.knockedOut ? t('csv.yes') : '',
      content.firstName ?? '',
      content.lastName ?? '',
      content.emailAddress ?? '',
      content.phone ?? '',
      content.coverLetter ?? '',
      content.files.map(({ name }) => name).join(', '),
      ...questions.map((question) =>
        answer(question)
          .map((one) => answerIn(one, words, locale))
          .join(', '),
      ),
    ];
  });
  return spreadsheet({ locale, timeZone: brand.document.site.timeZone }, [head, ...lines]);
}

async function everyApplicant(context: ApiContext, jobId: number): Promise<ApplicationRow[]> {
  const rows: ApplicationRow[] = [];
  for (let taken = BATCH; taken === BATCH; ) {
    const more = await listOfJob(context, { jobId, stage: null, sort: 'oldest', limit: BATCH, offset: rows.length });
    rows.push(...more);
    taken = more.length;
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
