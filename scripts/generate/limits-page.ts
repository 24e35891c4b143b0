/** Generates docs/limits.md from schemas/limits.json and the request limits. */

import { readFile } from 'node:fs/promises';
import { LONGEST_ANSWER, LONGEST_TEXT, MOST_BYTES, MOST_NESTING } from '../../backend/guards/body.ts';
import { DOCUMENT_LIMITS } from '../../backend/guards/documents.ts';
import { OPERATION_LIMITS } from '../../backend/guards/limits.ts';
import { RATE_LIMITS } from '../../backend/guards/rate-limit.ts';
import { REQUEST_LIMITS } from '../../backend/guards/request-limit.ts';
import { ENDED_DAYS, EVENT_DAYS } from '../../backend/modules/accounts/chores.ts';
import { LINK_TIMES } from '../../backend/modules/accounts/link-store.ts';
import { BEARER_SECONDS, MASQUERADE_MS } from '../../backend/modules/accounts/open-session.ts';
import { MOST_ALERTS } from '../../backend/modules/alerts/service.ts';
import { PAUSED_DAYS, UNCONFIRMED_DAYS } from '../../backend/modules/alerts/sweep.ts';
import { UNCONFIRMED_DAYS as UNCONFIRMED_APPLICATION_DAYS } from '../../backend/modules/applications/clear.ts';
import { CONFIRM_HOURS } from '../../backend/modules/applications/links.ts';
import { FORWARD_FILE_DAYS } from '../../backend/modules/applications/notices.ts';
import { MOST_BOOKMARKS } from '../../backend/modules/bookmarks/service.ts';
import { REPORTER_DAYS, REQUEST_DAYS } from '../../backend/modules/jobs/clock/kept-days.ts';
import * as cv from '../../backend/modules/resumes/import/bounds.ts';
import { MOST_FIELDS } from '../../backend/posts/read-post.ts';
import * as uploads from '../../backend/uploads/limits.ts';
import { mostBytesOf } from '../../backend/uploads/purposes.ts';
import { HOUR_MS } from '../../runtime/core/durations.ts';
import { longestPath, mostParameters } from '../../runtime/core/paths/raw-url.ts';
import { longestName, longestText } from '../../runtime/core/search/read-values.ts';
import { sitemapLimits } from '../../runtime/core/seo/sitemap.ts';

interface Limit {
  value: number;
  unit: string;
  description: string;
}

const intro = `# Limits

Written by \`npm run generate\` from \`schemas/limits.json\`. A document beyond a limit is refused with a finding that
names the limit; the last good revision of the brand stays up. Bounds of single settings stand in the brand schema.

| limit | value | what it bounds |
|---|---|---|
`;

const { depth, fields, aliases, cost } = OPERATION_LIMITS;
const number = (value: number) => value.toLocaleString('en-US');
const requests = `
## Requests

| limit | value | beyond it |
|---|---|---|
| path of an address | ${number(longestPath)} characters | 400 |
| parameters of an address | ${mostParameters} | the rest is not read |
| search text, place | ${longestText}, ${longestName} characters | cut |
| body of a GraphQL request | ${number(MOST_BYTES / 1024)} KB | 413 \`BODY_TOO_LARGE\` |
| text in the variables, text of an answer, levels of nesting | ${number(LONGEST_TEXT)} characters, ${number(LONGEST_ANSWER)}, ${MOST_NESTING} | \`VARIABLE_TOO_LONG\` |
| operations in one request | 10 | refused |
| one query, all of a batch, tokens and levels of brackets in one, counted before it is parsed | ${DOCUMENT_LIMITS.bytes / 1024} KB, ${DOCUMENT_LIMITS.batchBytes / 1024} KB, ${number(DOCUMENT_LIMITS.tokens)}, ${DOCUMENT_LIMITS.levels} | 400 \`QUERY_TOO_LARGE\` |
| depth of an operation; fields, aliases of all in the request | ${depth}; ${fields}, ${aliases} | 400 \`QUERY_TOO_LARGE\` |
| cost of all operations in the request, each list taken for ten entries | ${number(cost)} | 400 \`QUERY_TOO_LARGE\` |
| calls from one network to a process, each field at the root counted | ${number(REQUEST_LIMITS.graphqlCalls)} a minute (\`GRAPHQL_CALLS\`) | 429 \`TOO_MANY_REQUESTS\` |
| networks that a process remembers to count them | ${number(REQUEST_LIMITS.networks)} | the one that was silent longest is forgotten |
| uploaded file, files of one request, all of the request | ${uploads.MOST_FILE_BYTES / uploads.MB} MB, ${uploads.MOST_FILES}, ${uploads.MOST_REQUEST_BYTES / uploads.MB} MB | \`UPLOAD_TOO_LARGE\`, \`UPLOAD_REQUEST_INVALID\` |
| pixels of an uploaded picture | ${number(uploads.MOST_PIXELS)} | \`UPLOAD_TOO_MANY_PIXELS\` |
| uploads at once, in a process and from one network | ${uploads.MOST_AT_ONCE}, ${uploads.MOST_AT_ONCE_FROM_ADDRESS} | \`UPLOAD_BUSY\` |
| files of guests from one network within an hour | ${RATE_LIMITS['upload-files'].points}, ${number(RATE_LIMITS['upload-mb'].points)} MB | \`UPLOAD_TOO_OFTEN\` |
| uploads that nothing uses | ${uploads.HOURS_UNUSED} hours | removed |
| CV to import: file, pages, text, all of a DOCX unpacked | ${mostBytesOf('RESUME_SOURCE') / uploads.MB} MB, ${cv.MOST_PAGES}, ${number(cv.MOST_CHARACTERS)} characters, ${cv.MOST_UNPACKED_BYTES / uploads.MB} MB | \`UPLOAD_TOO_LARGE\`, \`RESUME_FILE_TOO_LONG\`, \`RESUME_FILE_TOO_LARGE\` |
| reading a CV: time, memory, at once in a process | ${cv.MOST_READING_MS / 1000} s, ${cv.MOST_MEMORY_MB} MB, ${cv.MOST_READERS} | \`RESUME_FILE_TOO_LARGE\`, \`RESUME_READER_BUSY\` |
| headers of a request | 16 KB | 431 |
| time for the headers, for the whole request, for one with files | 15 s, 30 s, 10 min | 408 |
| silence in the middle of a file | ${uploads.IDLE_MS / 1000} s | the connection ends |
| body of a request to \`/api/auth\` | 64 KB | 413 |
| plain post of a form: text, fields | ${MOST_BYTES / 1024} KB, ${MOST_FIELDS} | 413, 400 |
| sitemap of an outside backend | 10 s, ${sitemapLimits.bytes / 1024 ** 2} MB | 504, 502 |
| report to \`/_log\` | 8 KB, ${REQUEST_LIMITS.reports} a minute from one network | 400, 429 |
`;

const tries = `
## Tries

Counted in the database for all processes together; beyond them the answer is \`TOO_MANY_TRIES\` (files: \`UPLOAD_TOO_OFTEN\`) and says how long to wait.
Of an IPv6 address its network counts.

| what | how many | within |
|---|---|---|
${Object.entries(RATE_LIMITS)
  .map(([kind, { points, seconds }]) => `| \`${kind}\` | ${number(points)} | ${seconds / 60} minutes |\n`)
  .join('')}`;

const accounts = `
## Accounts

| what | holds for |
|---|---|
| link to confirm an address, a new address | ${LINK_TIMES.verify_email / HOUR_MS} hours, ${LINK_TIMES.change_email / HOUR_MS} hours |
| link for a new password | ${(LINK_TIMES.reset_password / HOUR_MS) * 60} minutes |
| bearer of a session | ${BEARER_SECONDS / 60} minutes |
| acting as somebody | ${MASQUERADE_MS / HOUR_MS} hours |
| lines of the log of accounts | ${EVENT_DAYS} days |
| sessions and links that are over | ${ENDED_DAYS} days |
| job alerts of one account, resume alerts of one account, bookmarks of one account, each per brand | ${MOST_ALERTS}, ${MOST_ALERTS}, ${MOST_BOOKMARKS} |
| an alert that nobody confirmed, a paused one of a guest | ${UNCONFIRMED_DAYS} days, ${PAUSED_DAYS} days |
| link that confirms an application, an application that nobody confirmed | ${CONFIRM_HOURS} hours, ${UNCONFIRMED_APPLICATION_DAYS} days |
| links to files in an application that is mailed whole | ${FORWARD_FILE_DAYS} days |
| the key of a request about a job, who reported a job once that is settled | ${REQUEST_DAYS} days, ${REPORTER_DAYS} days |
`;

/** The page as Markdown. */
export const limitsPage = async (): Promise<string> => {
  const file = new URL('../../schemas/limits.json', import.meta.url);
  const limits: Record<string, Limit> = JSON.parse(await readFile(file, 'utf8'));
  const rows = Object.entries(limits).map(
    ([name, { value, unit, description }]) =>
      `| \`${name}\` | ${value.toLocaleString('en-US')} ${unit} | ${description} |\n`,
  );
  return intro + rows.join('') + requests + tries + accounts;
};
