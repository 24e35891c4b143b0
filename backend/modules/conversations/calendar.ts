/** Interviews as calendar files (iCalendar, RFC 5545), without any address of a person. */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { MINUTE_MS } from '../../../runtime/core/durations.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { ApiContext } from '../../context.ts';
import type { MailFile } from '../../database/schema/mail.ts';
import type { InterviewRow } from './interview-store.ts';

/** What it takes to write one. */
export type Maker = Pick<ApiContext, 'brand' | 'linkOrigin' | 'now'>;

interface Entry {
  interview: InterviewRow;
  /** When it begins. */
  time: Date;
  /** It no longer takes place: calendars remove the entry. */
  isCancelled: boolean;
  /** Language of the person. */
  locale: string;
  /** Name of the other side. */
  name: string;
  /** Title of the job; empty if there is none. */
  job: string;
  /** URL of the conversation. */
  link: string;
}

/** The text of a calendar file with the interview. A later revision replaces an earlier one, by its UID. */
export function calendarOf({ brand, linkOrigin, now }: Maker, entry: Entry): string {
  const { interview, time, isCancelled, locale, name, job, link } = entry;
  const t = translatorOf(cutCatalogue(brand, locale, ['conversation']), 'conversation');
  const calendar = ical({
    prodId: { company: brand.document.site.name, product: 'Nameplate', language: locale.slice(0, 2).toUpperCase() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `interview-${interview.id}@${new URL(linkOrigin).hostname}`,
    sequence: interview.revision,
    stamp: now,
    start: time,
    end: new Date(time.getTime() + interview.minutes * MINUTE_MS),
    summary: job === '' ? t('interview.summary', { name }) : t('interview.summaryJob', { name, job }),
    location: interview.place,
    url: link,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}

/** The same as a file in a mail. */
export function calendarFile(context: Maker, entry: Entry): MailFile {
  const method = entry.isCancelled ? 'CANCEL' : 'PUBLISH';
  return {
    name: 'interview.ics',
    type: `text/calendar; charset=utf-8; method=${method}`,
    base64: Buffer.from(calendarOf(context, entry)).toString('base64'),
  };
}
