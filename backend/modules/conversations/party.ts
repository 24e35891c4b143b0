/** Who takes part in a conversation, and whether they can write. */
import type { ApiContext } from '../../context.ts';
import type { ConversationAbout, ConversationSide, ConversationState } from '../../graphql.generated.ts';
import { nameIn, readContent } from '../applications/content.ts';
import { type ApplyJob, findApplyJob } from '../applications/job-store.ts';
import { isApplicants } from '../applications/links.ts';
import { type ApplicationRow, findApplication } from '../applications/store.ts';
import { readsApplicants } from '../jobs/own/own-policy.ts';
import { type ConversationRow, findConversation } from '../messages/store.ts';
import { actsFor } from '../organizations/own-store.ts';
import { tiesOf } from '../organizations/policy.ts';
import { isOpened, isOwner } from '../resume-contacts/opened.ts';
import { type ContactRow, findContact } from '../resume-contacts/store.ts';

export interface PartyArgs {
  about: ConversationAbout;
  id: number;
  side: ConversationSide;
  token?: string | null;
}

interface Common {
  id: number;
  side: ConversationSide;
  state: ConversationState;
  /** Whether the side may read what was written. */
  isReadable: boolean;
  row: ConversationRow;
}

/** One side of a conversation, with what it is about. */
export type Party =
  | (Common & { about: 'application'; application: ApplicationRow; job: ApplyJob | null })
  | (Common & { about: 'contact'; contact: ContactRow });

/** The side of the current person or guest; null for everybody else, and without such a conversation. */
export async function findParty(context: ApiContext, args: PartyArgs): Promise<Party | null> {
  if (args.id < 1) return null;
  return args.about === 'application' ? ofApplication(context, args) : ofContact(context, args);
}

async function ofApplication(context: ApiContext, { id, side, token }: PartyArgs): Promise<Party | null> {
  const application = await findApplication(context, id);
  if (application === undefined || application.confirmed === null || application.cleared !== null) return null;
  const job = application.jobId === null ? null : await findApplyJob(context, application.jobId);
  const isTheirs =
    side === 'seeker'
      ? isApplicants(context, application, token ?? null)
      : job !== null && (await readsApplicants(context, job));
  if (!isTheirs) return null;
  const row = await findConversation(context, { about: 'application', id });
  const isOver = application.stage === 'withdrawn' || job === null;
  return {
    ...{ about: 'application', id, side, application, job, row },
    state: isOver ? 'closed' : standing(row, side),
    // Of a withdrawn application the employer sees the name alone.
    isReadable: side === 'seeker' || application.stage !== 'withdrawn',
  };
}

async function ofContact(context: ApiContext, { id, side }: PartyArgs): Promise<Party | null> {
  const contact = await findContact(context, id);
  if (contact === null) return null;
  if (side === 'seeker' && !isOwner(context, contact)) return null;
  if (side === 'employer') {
    const { role, isHere } = await tiesOf(context, contact.organizationId);
    if (!actsFor(role) || !isHere) return null;
  }
  const row = await findConversation(context, { about: 'contact', id });
  const isReadable = isOpened(context, contact) && contact.ways.includes('messages');
  const isLost = side === 'employer' && contact.unreachable !== null;
  const state = !isReadable ? 'closed' : isLost ? 'unreachable' : standing(row, side);
  return { about: 'contact', id, side, contact, row, isReadable, state };
}

function standing({ seekerBlocked, employerBlocked }: ConversationRow, side: ConversationSide): ConversationState {
  const [own, other] = side === 'seeker' ? [seekerBlocked, employerBlocked] : [employerBlocked, seekerBlocked];
  return own !== null ? 'blocked' : other !== null ? 'refused' : 'open';
}

export function employerOf(party: Party): string {
  return party.about === 'application' ? party.application.organizationName : party.contact.organizationName;
}

/** Title of the job that it is about; empty for a contact request. */
export const jobOf = (party: Party): string => (party.about === 'application' ? party.application.jobTitle : '');

/** The same conversation, as the other side sees it. */
export const otherSideOf = (party: Party): Party => ({
  ...party,
  side: party.side === 'seeker' ? 'employer' : 'seeker',
});

/** Name that the applicant gave; empty where it is hidden. */
export function applicantOf({ data }: ApplicationRow): string {
  return nameIn(readContent(data));
}
