/** The texts of mails about messages between seekers and employers. */
import { bodyText, headerText } from './address.ts';
import type { Block } from './blocks.ts';
import type { Say } from './say.ts';

/** A conversation with new messages. */
export interface WaitingMessages {
  /** The other side, and the job that it is about. */
  title: string;
  /** How many there are, in words. */
  facts: readonly string[];
  link: string;
}

/** An interview, in words. */
export interface Appointment {
  times: readonly string[];
  /** `30 minutes` */
  length: string;
  place: string;
}

/** Values of each template. */
export interface MessageValues {
  /** What the other side wrote. `job` may be empty; `files` are names; replies to the mail are read or not. */
  message: {
    link: string;
    from: string;
    job: string;
    text: string;
    files: readonly string[];
    /** Times that the message suggests. */
    interview: Appointment | null;
    isAnswered: boolean;
  };
  /** To both sides, with a calendar file. `from` is the other side, `job` may be empty. */
  interview_accepted: InterviewNews;
  /** To the employer: the seeker declined, or cancelled what was agreed. */
  interview_declined: InterviewNews;
  /** To both sides: the seeker withdrew the application. */
  interview_cancelled: InterviewNews & { isOwn: boolean };
  /** To the seeker: the employer took the times back, or cancelled what was agreed. */
  interview_withdrawn: InterviewNews;
  /** To the author: a reply by mail was not delivered. `reason` is a sentence. */
  reply_refused: { link: string; reason: string };
  /** Once a day, without what was written. */
  message_digest: { results: readonly WaitingMessages[] };
  /** To the site: somebody reported a message. `text` may be empty; `about` names the application or contact request. */
  message_reported: { link: string; author: string; reporter: string; about: string; quote: string; text: string };
}

interface InterviewNews {
  link: string;
  from: string;
  job: string;
  interview: Appointment;
}

type Letters = { [T in keyof MessageValues]: (say: Say, values: MessageValues[T]) => Block[] };

export const messageLetters: Letters = {
  message: (say, { link, job, text, files, interview, isAnswered }) => [
    say.text(job === '' ? 'intro' : 'introJob'),
    { kind: 'quote', text: bodyText(text) },
    ...(files.length === 0
      ? []
      : [{ kind: 'facts', facts: files.map((name) => [say.label('file'), headerText(name)] as const) } as const]),
    ...(interview === null ? [] : [say.text('interview'), appointment(say, interview)]),
    say.link(link),
    say.note(isAnswered ? 'answerByMail' : 'answer'),
  ],
  interview_accepted: news,
  interview_declined: news,
  interview_cancelled: (say, { link, isOwn, interview }) => [
    say.text(isOwn ? 'introOwn' : 'intro'),
    appointment(say, interview),
    say.link(link),
  ],
  interview_withdrawn: news,
  reply_refused: (say, { link }) => [say.text('intro'), say.text('reason'), say.link(link)],
  message_digest: (say, { results }) => [
    say.text('intro'),
    {
      kind: 'results',
      results: results.map(({ title, facts, link }) => ({
        ...{ title: headerText(title), facts: facts.join(' · '), lines: [], href: link },
      })),
    },
    say.note('settings'),
  ],
  message_reported: (say, { link, author, reporter, about, quote, text }) => [
    say.text('intro'),
    {
      kind: 'facts',
      facts: [
        [say.label('author'), headerText(author)],
        [say.label('reporter'), headerText(reporter)],
        [say.label('about'), headerText(about)],
      ],
    },
    { kind: 'quote', text: bodyText(quote) },
    ...(text === '' ? [] : [say.text('reason'), { kind: 'quote', text: bodyText(text) } as const]),
    say.link(link),
  ],
};

function news(say: Say, { link, job, interview }: InterviewNews): Block[] {
  return [say.text(job === '' ? 'intro' : 'introJob'), appointment(say, interview), say.link(link)];
}

function appointment(say: Say, { times, length, place }: Appointment): Block {
  return {
    kind: 'facts',
    facts: [
      ...times.map((time) => [say.label('time'), time] as const),
      [say.label('length'), length],
      [say.label('place'), headerText(place)],
    ],
  };
}
