/** Consent wordings, for administrators of their brands. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { isSchema } from '../../../schemas/resolved-schema.ts';
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { AdminConsent } from '../../graphql.generated.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf, requireBrand } from '../rights/access.ts';
import type { InfoRow } from './store.ts';
import { historyOf, listWordings, reword, type TextsScope } from './wordings.ts';

/** The consents of a brand. Throws `UserError` NOT_ALLOWED for a brand that the person does not administer. */
export async function listConsents(context: ApiContext, id: string): Promise<AdminConsent[]> {
  await requireBrand(context, id, 'adminConsents');
  const scope = scopeOf(context, id);
  return Promise.all((await listWordings(scope)).map((info) => describe(scope, info)));
}

export interface RewordAsked {
  brand: string;
  id: number;
  text: unknown;
  note: string;
  after: number;
}

/** Adds a wording; see `reword` for what is refused. */
export async function rewordConsent(context: ApiContext, asked: RewordAsked): Promise<AdminConsent> {
  await requireBrand(context, asked.brand, 'rewordConsent');
  const scope = scopeOf(context, asked.brand);
  const { id: infoId, note, after } = asked;
  const change = { infoId, note, after, text: textsIn(asked.text), authorId: personOf(context).id };
  await transact({ pool: context.pool, frontend: asked.brand }, async (tx) => {
    await reword({ ...scope, ...tx }, change);
    const detail = { consent: String(infoId), reason: note.trim() };
    await recordEvent(tx, {
      ...{ kind: 'consent_reworded', accountId: change.authorId, address: context.address, detail },
    });
  });
  const info = (await listWordings(scope)).find(({ id }) => id === infoId);
  if (info === undefined) throw new Error('The info that was reworded is gone.');
  return describe(scope, info);
}

async function describe(scope: TextsScope, info: InfoRow): Promise<AdminConsent> {
  const { default: first, supported } = scope.brand.document.locales;
  const history = await historyOf(scope, info.id);
  return {
    id: info.id,
    type: info.type,
    placement: info.placement,
    optIn: info.opt_in,
    required: info.required,
    languages: [...new Set([first, ...supported])],
    revisions: history.map(({ id, text, note, author, created, consents, changes }) => ({
      id,
      text,
      note,
      author,
      created,
      consents,
      changes: Object.entries(changes).map(([language, pieces]) => ({ language, pieces: [...pieces] })),
    })),
  };
}

function scopeOf({ db, locale, findBrand }: ApiContext, id: string): TextsScope {
  const brand: CompiledBrand | undefined = findBrand(id);
  if (brand === undefined)
    throw new UserError('BAD_INPUT', `There is no brand "${id.slice(0, 60)}".`, { path: 'brand' });
  return { db, locale, brand, frontend: brand.id };
}

function textsIn(given: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [language, text] of Object.entries(isSchema(given) ? given : {})) {
    if (typeof text !== 'string') throw new UserError('BAD_INPUT', 'A wording is text by language.', { path: 'text' });
    texts[language] = text;
  }
  return texts;
}
