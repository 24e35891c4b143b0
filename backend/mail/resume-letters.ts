/** The texts of mails about contact requests. */
import { bodyText } from './address.ts';
import type { Block } from './blocks.ts';
import type { Say } from './say.ts';

interface Link {
  link: string;
}

/** Values of each template. `opens` and `ways` are lists of field labels, as `resume-contact` names them. */
export interface ResumeValues {
  /** To the owner of a resume: `link` to reply; what approval discloses, and the ways to reply that they can choose. */
  resume_contact_asked: Link & { organization: string; message: string; opens: string; ways: string };
  /** To the owner: what the organization can see from now on. `link` to revoke it. */
  resume_contact_opened: Link & { organization: string; opens: string };
  /** To whoever asked: `link` to the resume, which is open now, and what it shows. */
  resume_contact_approved: Link & { opens: string };
  /** The same, where no credit was left: `link` to the resume, with what to buy. */
  resume_contact_unpaid: Link;
  resume_contact_declined: Record<string, never>;
  /** To whoever asked: the owner revoked the approval. */
  resume_contact_revoked: Record<string, never>;
  /** To a member of the organization: the owner cannot be reached. `back` is what the organization gets back. */
  resume_contact_unreachable: Link & { back: 'slot' | 'credit' | null };
  /** To the owner of a public page: an administrator took it down. `link` to their resume. */
  cv_site_taken_down: Link & { reason: string };
  /** The same, when it was restored. */
  cv_site_restored: Link;
}

const withLink = (say: Say, { link }: Link): Block[] => [say.text('intro'), say.link(link)];
const plain = (say: Say): Block[] => [say.text('intro')];
const opened = (say: Say, { opens, link }: Link & { opens: string }): Block[] => [
  say.text('intro'),
  { kind: 'facts', facts: [[say.label('opens'), opens]] },
  say.text('next'),
  say.link(link),
];

export const resumeLetters = {
  cv_site_taken_down: (say: Say, { reason, link }: ResumeValues['cv_site_taken_down']): Block[] => [
    say.text('intro'),
    { kind: 'quote', text: bodyText(reason) },
    say.text('next'),
    say.link(link),
  ],
  cv_site_restored: withLink,
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
  resume_contact_unreachable: (say: Say, { back, link }: ResumeValues['resume_contact_unreachable']): Block[] => [
    say.text('intro'),
    say.text(back ?? 'free'),
    say.text('next'),
    say.link(link),
  ],
};
