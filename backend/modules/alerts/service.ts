/** Rules of alerts: who may have which, when they start, and how they end. Policies have checked who may have any of a kind. */

import { randomBytes } from 'node:crypto';
import type { AnswerError } from '../../../schemas/answer-check.ts';
import { isSchema } from '../../../schemas/resolved-schema.ts';
import { checkOf } from '../../answers/stored.ts';
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import type { FormFault } from '../../graphql.generated.ts';
import { networkOf } from '../../guards/network.ts';
import { isMailAddress } from '../../mail/address.ts';
import { queueMail } from '../../mail/outbox.ts';
import { secondFactorShown } from '../../policy.ts';
import { refusal } from '../../refusal.ts';
import type { Scope } from '../../scope.ts';
import { noteHappening } from '../../services/counting/happening-store.ts';
import { isInCharge } from '../../viewer.ts';
import type { ActionKind } from '../audit/event-kinds.ts';
import { faultsOf } from '../forms/service.ts';
import { noteAction } from '../rights/note.ts';
import type { AlertKind } from './kinds.ts';
import { alertLink } from './links.ts';
import { readSavedSearch } from './saved-search.ts';
import {
  type AddressedAlert,
  type AlertOwner,
  changeAlert,
  findAlert,
  findEqual,
  findOwnAlert,
  insertAlert,
  listAlerts,
  removeAlert,
} from './store.ts';

/** Alerts of one kind per account and brand; docs/limits.md publishes it. */
export const MOST_ALERTS = 50;

export interface AlertResult {
  alert: AddressedAlert | null;
  faults: FormFault[];
  confirm: boolean;
}

/** Identifies an alert: a member's by its id, anybody's by the token from a mail. */
export interface AlertChoice {
  id?: number | null | undefined;
  token?: string | null | undefined;
}

interface Wish {
  name: string | null;
  email: string;
  interval: number;
}

/** Alerts of the person; empty for a visitor. */
export async function listOwnAlerts(context: ApiContext, { index }: AlertKind): Promise<AddressedAlert[]> {
  const owner = ownerOf(context);
  return owner === null ? [] : listAlerts(context, owner, index);
}

/** Saves a search for the person, or for an address that a guest gives and then confirms. */
export async function createAlert(
  context: ApiContext,
  kind: AlertKind,
  { search: address, answers }: { search: string; answers: unknown },
): Promise<AlertResult> {
  const { account } = context.viewer;
  const { wish, errors } = readWish(context, kind, { answers, own: account?.email ?? null });
  if (errors.length > 0) return { alert: null, faults: faultsOf(context, errors), confirm: false };
  const search = await readSavedSearch(context, kind, address);
  await context.limits.take('alert', networkOf(context.address));
  const isKnown = account?.emailVerified === true;
  if (account === null) await context.limits.take('alert-mail', wish.email);
  else if ((await listOwnAlerts(context, kind)).length >= MOST_ALERTS)
    throw refusal('TOO_MANY_ALERTS', { count: MOST_ALERTS });
  return transact(context, async (tx) => {
    const { now } = context;
    const { index } = kind;
    const recipient =
      account === null ? { accountId: null, email: wish.email } : { accountId: account.id, email: null };
    const confirmed = account === null ? null : now;
    const id = await insertAlert(tx, {
      ...recipient,
      index,
      locale: search.locale,
      name: wish.name,
      title: search.title,
      href: search.href,
      request: { ...search.request },
      searchKey: search.key,
      interval: wish.interval,
      nonce: randomBytes(12).toString('base64url'),
      created: now,
      confirmed,
      since: now,
      due: confirmed && dueAfter(wish.interval, now),
    });
    const alert = await (id === undefined
      ? findEqual(tx, { ...recipient, index, searchKey: search.key })
      : findAlert(tx, id));
    if (id !== undefined && confirmed !== null) await noteHappening(tx, context, { measure: 'alert', subject: index });
    if (alert === undefined) throw new Error('The alert was neither written nor there.');
    // A repeated request of a guest must not change what the confirmed owner has chosen.
    if (id === undefined && (account !== null || alert.confirmed === null)) {
      const { name, interval } = wish;
      await changeAlert(tx, alert.id, {
        name,
        interval,
        paused: false,
        pausedByOwner: false,
        due: alert.confirmed && dueAfter(interval, now),
      });
    }
    if (account === null)
      await queueMail(tx.db, {
        brand: context.brand,
        origin: context.linkOrigin,
        locale: search.locale,
        to: wish.email,
        template: 'job_alert_confirm',
        values: { link: alertLink(context, context.linkOrigin, kind, alert), search: search.title },
      });
    const saved = account === null ? undefined : await findAlert(tx, alert.id);
    return { alert: saved ?? null, faults: [], confirm: account === null || !isKnown };
  });
}

/** The alert of a link; null for an invalid token. */
export async function findByToken(
  context: LinkContext,
  { index, link }: AlertKind,
  token: string,
): Promise<AddressedAlert | null> {
  const id = context.links.idIn(token);
  const alert = id === null ? undefined : await findAlert(context, id);
  return alert?.index === index && context.links.isTokenOf(link, alert, token) ? alert : null;
}

/** Idempotent. */
export async function confirmAlert(
  context: ApiContext,
  kind: AlertKind,
  token: string,
): Promise<AddressedAlert | null> {
  const alert = await findByToken(context, kind, token);
  if (alert === null || alert.confirmed !== null) return alert;
  const { now } = context;
  const change = { confirmed: now, since: now, due: alert.paused ? null : dueAfter(alert.interval, now) };
  await transact(context, async (tx) => {
    await changeAlert(tx, alert.id, change);
    await noteHappening(tx, context, { measure: 'alert', subject: kind.index });
  });
  return { ...alert, ...change };
}

export async function updateAlert(
  context: ApiContext,
  kind: AlertKind,
  { answers, ...choice }: AlertChoice & { answers: unknown },
): Promise<AlertResult> {
  const chosen = await requireAlert(context, kind, choice);
  const { alert } = chosen;
  const { wish, errors } = readWish(context, kind, { answers, own: alert.address });
  if (errors.length > 0) return { alert, faults: faultsOf(context, errors), confirm: false };
  const { name, interval } = wish;
  if (chosen.isOthers && alert.interval < 0 && interval >= 0) throw refusal('ALERT_STOPPED');
  const change = {
    name,
    interval,
    ...(interval !== alert.interval && { due: dueOf({ ...alert, interval }, context.now) }),
  };
  await perform(context, chosen, 'alert_changed', (scope) => changeAlert(scope, alert.id, change));
  return { alert: { ...alert, ...change }, faults: [], confirm: false };
}

/** When resumed, it starts with what is published from then on. Throws `UserError` ALERT_STOPPED if its owner turned it off. */
export async function pauseAlert(
  context: ApiContext,
  kind: AlertKind,
  { paused, ...choice }: AlertChoice & { paused: boolean },
): Promise<AddressedAlert> {
  const chosen = await requireAlert(context, kind, choice);
  const { alert } = chosen;
  const isOwners = !chosen.isOthers;
  if (alert.paused === paused && (!paused || alert.pausedByOwner || chosen.isOthers)) return alert;
  if (!paused && alert.pausedByOwner && chosen.isOthers) throw refusal('ALERT_STOPPED');
  const change = {
    paused,
    pausedByOwner: paused && isOwners,
    ...(!paused && { since: context.now }),
    due: dueOf({ ...alert, paused }, context.now),
  };
  const event = paused ? 'alert_paused' : 'alert_resumed';
  await perform(context, chosen, event, (scope) => changeAlert(scope, alert.id, change));
  return { ...alert, ...change };
}

/** Its owner opens its results. Throws `UserError` ALERT_UNKNOWN, for an administrator's visit as well. */
export async function visitAlert(context: ApiContext, kind: AlertKind, choice: AlertChoice): Promise<AddressedAlert> {
  const { alert, isOthers } = await requireAlert(context, kind, choice);
  if (isOthers) throw refusal('ALERT_UNKNOWN');
  const change = { opened: context.now };
  await changeAlert(context, alert.id, change);
  return { ...alert, ...change };
}

/** Throws `UserError` ALERT_UNKNOWN if it does not exist. */
export async function deleteAlert(context: ApiContext, kind: AlertKind, choice: AlertChoice): Promise<boolean> {
  const chosen = await requireAlert(context, kind, choice);
  await perform(context, chosen, 'alert_deleted', (scope) => removeAlert(scope, chosen.alert.id));
  return true;
}

/** What finding an alert by its link needs. */
export type LinkContext = Pick<ApiContext, 'db' | 'frontend' | 'links'>;

/** One-click unsubscribe (RFC 8058): the alert is kept, but sends nothing. False for an invalid token. */
export async function unsubscribe(
  context: LinkContext & Pick<ApiContext, 'brand'>,
  kind: AlertKind,
  token: string,
): Promise<boolean> {
  const alert = kind.isOn(context.brand.document) ? await findByToken(context, kind, token) : null;
  if (alert === null) return false;
  await changeAlert(context, alert.id, { paused: true, pausedByOwner: true, due: null });
  return true;
}

/** The results of a mail's alert, which its owner opens now: their path. Null for an invalid token. */
export async function openResults(
  context: LinkContext & Pick<ApiContext, 'brand'>,
  kind: AlertKind,
  token: string,
  now: Date,
): Promise<string | null> {
  const alert = kind.isOn(context.brand.document) ? await findByToken(context, kind, token) : null;
  if (alert === null) return null;
  await changeAlert(context, alert.id, { opened: now });
  return alert.href;
}

/** When an alert that was processed now is due again; null for never. */
export function dueAfter(interval: number, now: Date): Date | null {
  return interval < 0 ? null : new Date(now.getTime() + interval * 1000);
}

function dueOf({ paused, confirmed, interval }: Pick<AddressedAlert, 'paused' | 'confirmed' | 'interval'>, now: Date) {
  return paused || confirmed === null ? null : dueAfter(interval, now);
}

function ownerOf({ viewer: { account } }: ApiContext): AlertOwner | null {
  return account && { accountId: account.id, email: account.addressProven ? account.email : null };
}

async function requireAlert(context: ApiContext, kind: AlertKind, choice: AlertChoice): Promise<Chosen> {
  const chosen = await choose(context, kind, choice);
  if (chosen !== null) return chosen;
  if (!choice.token) await secondFactorShown(context, {});
  throw refusal('ALERT_UNKNOWN');
}

interface Chosen {
  alert: AddressedAlert;
  /** Somebody else's, which an administrator manages. */
  isOthers: boolean;
}

/** Changes an alert. An administrator's change to somebody else's alert is logged with it. */
async function perform(
  context: ApiContext,
  { alert: { id, accountId }, isOthers }: Chosen,
  kind: ActionKind,
  work: (scope: Scope) => Promise<void>,
): Promise<void> {
  if (!isOthers) return work(context);
  await transact(context, async (tx) => {
    await work(tx);
    await noteAction(tx, context, { kind, accountId, about: { alert: id } });
  });
}

/** Null if it does not exist, and for somebody else's unless an administrator asks. */
export async function findChosen(
  context: ApiContext,
  kind: AlertKind,
  choice: AlertChoice,
): Promise<AddressedAlert | null> {
  return (await choose(context, kind, choice))?.alert ?? null;
}

async function choose(context: ApiContext, kind: AlertKind, { id, token }: AlertChoice): Promise<Chosen | null> {
  const linked = token ? await findByToken(context, kind, token) : null;
  if (token) return linked && { alert: linked, isOthers: false };
  const owner = ownerOf(context);
  if (owner === null) throw refusal('SIGN_IN_REQUIRED');
  const own = await findOwnAlert(context, owner, id ?? 0);
  const alert = own ?? (isInCharge(context.viewer) ? await findAlert(context, id ?? 0) : undefined);
  return alert?.index === kind.index ? { alert, isOthers: own === undefined } : null;
}

/** `own`: the address to use, whatever was answered. */
function readWish(
  context: ApiContext,
  { form, guests, intervals }: AlertKind,
  { answers: given, own }: { answers: unknown; own: string | null },
): { wish: Wish; errors: AnswerError[] } {
  const { answers, errors } = checkOf(context, form)(guests && own !== null ? withAddress(given, own) : given);
  const { subscription = {} } = answers;
  const { name, email, notifyInterval } = subscription;
  const wish: Wish = {
    name: typeof name === 'string' && name !== '' ? name : null,
    email: own ?? (typeof email === 'string' ? email : ''),
    interval: typeof notifyInterval === 'number' ? notifyInterval : (intervals(context.brand.document)[0] ?? -1),
  };
  if (errors.length > 0 || own !== null || isMailAddress(wish.email)) return { wish, errors };
  return { wish, errors: [{ code: 'format', pointer: '/subscription/email', allowed: 'email' }] };
}

function withAddress(given: unknown, email: string): unknown {
  if (!isSchema(given)) return given;
  const { subscription } = given;
  return { ...given, subscription: { ...(isSchema(subscription) && subscription), email } };
}
