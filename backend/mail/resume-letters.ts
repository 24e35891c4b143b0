/** What mails about requests for contact say. */
import { bodyText } from './address.ts';
import type { Block } from './blocks.ts';
import type { Say } from './say.ts';

interface Link {
  link: string;
}

/** Values of each template. `opens` and `ways` name fields in a row, as `resume-contact` calls them. */
export interface ResumeValues {
  /** To the owner of a resume: `link` to where they answer; what approval shows, and the ways to be answered that they choose from. */
  resume_contact_asked: Link & { organization: string; message: string; opens: string; ways: string };
  /** To the owner: what the organization sees from now on. `link` to where they close it. */
  resume_contact_opened: Link & { organization: string; opens: string };
  /** To whoever asked: `link` to the resume, which is open now, and what is to be seen. */
  resume_contact_approved: Link & { opens: string };
  /** The same, where nothing was left to pay with: `link` to the resume, beside which stands what it takes. */
  resume_contact_unpaid: Link;
  resume_contact_declined: Record<string, never>;
  /** The owner has withdrawn the approval. */
  resume_contact_revoked: Record<string, never>;
  /** To the owner: what an organization writes. `link` to where they answer; answers to the mail itself reach nobody. */
  resume_contact_message: Link & { organization: string; text: string };
  /** To somebody of the organization: what the owner, who may have no name, writes. */
  resume_contact_reply: Link & { name: string; text: string };
  /** To somebody of the organization: nothing reaches the owner. `back` is what the organization gets back. */
  resume_contact_unreachable: Link & { back: 'slot' | 'credit' | null };
}

const withLink = (say: Say, { link }: Link): Block[] => [say.text('intro'), say.link(link)];
const plain = (say: Say): Block[] => [say.text('intro')];
const opened = (say: Say, { opens, link }: Link & { opens: string }): Block[] => [
  say.text('intro'),
  { kind: 'facts', facts: [[say.label('opens'), opens]] },
  say.text('next'),
  say.link(link),
];
const passedOn = (say: Say, { text, link }: Link & { text: string }): Block[] => [
  say.text('intro'),
  { kind: 'quote', text: bodyText(text) },
  say.link(link),
  say.note('answer'),
];

export const resumeLetters = {
  resume_contact_asked: (say: Say, values: ResumeValues['resume_contact_asked']): Block[] => [
    say.text('intro'),
    { kind: 'quote', text: bodyText(values.message) },
    say.text('next'),
    {
      kind: 'facts',
      facts: [
        [say.label('opens'), values.opens],
        [say.label('ways'), values.ways],
      ],
    },
    say.text('later'),
    say.link(values.link),
  ],
  resume_contact_opened: opened,
  resume_contact_approved: opened,
  resume_contact_unpaid: withLink,
  resume_contact_declined: plain,
  resume_contact_revoked: plain,
  resume_contact_message: passedOn,
  resume_contact_reply: passedOn,
  resume_contact_unreachable: (say: Say, { back, link }: ResumeValues['resume_contact_unreachable']): Block[] => [
    say.text('intro'),
    say.text(back ?? 'free'),
    say.text('next'),
    say.link(link),
  ],
};
