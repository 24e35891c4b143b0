/** The texts of mails about applications. */
import { bodyText, headerText } from './address.ts';
import type { Block } from './blocks.ts';
import type { FileLink, Say } from './say.ts';

/** What somebody submitted to a job. */
export interface SentApplication {
  job: string;
  organization: string;
  name: string;
  email: string;
  phone: string;
  coverLetter: string;
  /** Questions and answers as displayed. */
  answers: readonly (readonly [question: string, answer: string])[];
  /** Names of files, where they cannot be linked. */
  fileNames: readonly string[];
}

/** Jobs with the number of their new applications. */
export interface DigestLine {
  job: string;
  count: number;
  link: string;
}

/** Values of each template. */
export interface ApplicationValues {
  /** To a guest; nothing happens before the link is opened. */
  application_confirm: { link: string; job: string; organization: string };
  /** To the applicant, with exactly what was submitted; a guest is invited to register at `register`. */
  application_receipt: SentApplication & { link: string; register?: string };
  /** To a member of the employer, with the applicant as `replyTo`. */
  application_new: { link: string; job: string; name: string };
  /** To an address that the job names, with the complete application. */
  application_forward: SentApplication & { link: string; files: readonly FileLink[] };
  /** To a member of the employer, once a day. */
  application_digest: { link: string; organization: string; jobs: readonly DigestLine[] };
  /** To the applicant, if the employer chooses to. `stage` is a display name; `note` may be empty; replies go to the employer or nobody. */
  application_stage: {
    link: string;
    job: string;
    organization: string;
    stage: string;
    note: string;
    isAnswered: boolean;
  };
  /** To the applicant, before the personal data is deleted; `date` is formatted. */
  /** An employer would like to keep the application: `link` agrees, `no` declines; `date`: when it is deleted otherwise. */
  application_keep: KeepValues;
  /** The same when a year is over. */
  application_keep_again: KeepValues;
  application_clearing: { job: string; organization: string; date: string };
  /** To the employer, likewise. */
  application_clearing_employer: { link: string; job: string; count: string; date: string };
}

interface KeepValues {
  link: string;
  no: string;
  job: string;
  organization: string;
  date: string;
}

type Letters = { [T in keyof ApplicationValues]: (say: Say, values: ApplicationValues[T]) => Block[] };

const askToKeep = (say: Say, { link, no }: KeepValues): Block[] => [
  say.text('intro'),
  say.text('terms'),
  say.link(link),
  say.link(no, 'noButton'),
  say.note('ignore'),
];

export const applicationLetters: Letters = {
  application_confirm: (say, { link }) => [say.text('intro'), say.link(link), say.note('ignore')],
  application_receipt: (say, { link, register, ...sent }) => [
    say.text('intro'),
    ...content(say, sent),
    say.text('status'),
    say.link(link),
    ...(register === undefined ? [] : [say.text('register'), say.link(register, 'registerButton')]),
  ],
  application_new: (say, { link }) => [say.text('intro'), say.link(link), say.note('settings')],
  application_forward: (say, { link, files, ...sent }) => [
    say.text('intro'),
    ...content(say, { ...sent, fileNames: [] }),
    ...say.files(files),
    say.link(link),
    say.note('answer'),
  ],
  application_digest: (say, { link, jobs }) => [
    say.text('intro'),
    { kind: 'facts', facts: jobs.map(({ job, count }) => [headerText(job), String(count)] as const) },
    say.link(link),
    say.note('settings'),
  ],
  application_stage: (say, { link, note, isAnswered }) => [
    say.text('intro'),
    ...(note === '' ? [] : [{ kind: 'quote', text: bodyText(note) } as const]),
    say.link(link),
    say.note(isAnswered ? 'answer' : 'noAnswer'),
  ],
  application_keep: askToKeep,
  application_keep_again: askToKeep,
  application_clearing: (say) => [say.text('intro'), say.text('keep')],
  application_clearing_employer: (say, { link }) => [say.text('intro'), say.text('keep'), say.link(link)],
};

const LONGEST_FACT = 120;

/** Nothing is truncated: long answers get a block of their own. */
function content(say: Say, { name, email, phone, coverLetter, answers, fileNames }: SentApplication): Block[] {
  const isLong = (value: string) => value.length > LONGEST_FACT || value.includes('\n');
  const facts: (readonly [string, string])[] = [
    [say.label('name'), name],
    [say.label('email'), email],
    [say.label('phone'), phone],
  ];
  const asked = answers.flatMap(([question, answer]): Block[] =>
    isLong(answer) || isLong(question)
      ? [
          { kind: 'text', text: bodyText(question) },
          { kind: 'quote', text: bodyText(answer) },
        ]
      : [{ kind: 'facts', facts: [[headerText(question), headerText(answer)]] }],
  );
  const names = fileNames.map((file): readonly [string, string] => [say.label('file'), headerText(file)]);
  const filled = facts.filter(([, value]) => value !== '').map(([label, value]) => [label, headerText(value)] as const);
  return [
    { kind: 'facts', facts: filled },
    ...asked,
    ...(names.length > 0 ? [{ kind: 'facts', facts: names } as const] : []),
    ...(coverLetter === '' ? [] : [{ kind: 'quote', text: bodyText(coverLetter) } as const]),
  ];
}
