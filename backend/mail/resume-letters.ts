/** What mails about requests for contact say. */
import { bodyText } from './address.ts';
import type { Block } from './blocks.ts';
import type { Say } from './say.ts';

interface Link {
  link: string;
}

/** Values of each template. */
export interface ResumeValues {
  /** To the owner of a resume: `link` to where they answer. */
  resume_contact_asked: Link & { organization: string; message: string };
  /** To whoever asked: `link` to the resume, which is open now. */
  resume_contact_approved: Link;
  /** The same, where nothing was left to pay with: `link` to the resume, beside which stands what it takes. */
  resume_contact_unpaid: Link;
  resume_contact_declined: Record<string, never>;
  /** The owner has shut the organization out again. */
  resume_contact_revoked: Record<string, never>;
}

const withLink = (say: Say, { link }: Link): Block[] => [say.text('intro'), say.link(link)];
const plain = (say: Say): Block[] => [say.text('intro')];

export const resumeLetters = {
  resume_contact_asked: (say: Say, { link, message }: ResumeValues['resume_contact_asked']): Block[] => [
    say.text('intro'),
    { kind: 'quote', text: bodyText(message) },
    say.text('next'),
    say.link(link),
  ],
  resume_contact_approved: withLink,
  resume_contact_unpaid: withLink,
  resume_contact_declined: plain,
  resume_contact_revoked: plain,
};
