/** Changes to a person's own settings. */
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { MutationUpdateAccountArgs } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { setLocale, updateAccount } from './account-store.ts';

const LONGEST_NAME = 100;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stand in a name
const unreadable = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Omitted fields are left unchanged. Throws `UserError` BAD_INPUT for a name of more than 100 characters, or a language that the brand does not have. */
export async function updateOwnAccount(context: ApiContext, args: Partial<MutationUpdateAccountArgs>): Promise<void> {
  const { account } = context.viewer;
  if (account === null) throw refusal('SIGN_IN_REQUIRED');
  const names = Object.fromEntries(
    (['displayName', 'firstName', 'lastName'] as const).flatMap((field) => {
      const value = args[field];
      return value == null ? [] : [[field, readName(field, value)]];
    }),
  );
  const { locale } = args;
  if (locale != null && !context.brand.document.locales.supported.includes(locale))
    throw new UserError('BAD_INPUT', `This site has no language "${locale.slice(0, 40)}".`, { path: 'locale' });
  if (Object.keys(names).length > 0) await updateAccount(context, account.id, names);
  if (locale != null) await setLocale(context, account.id, locale);
}

function readName(field: string, text: string): string {
  const name = text.replace(unreadable, ' ').replace(/\s+/g, ' ').trim();
  if (name.length > LONGEST_NAME)
    throw new UserError('BAD_INPUT', `A name has at most ${LONGEST_NAME} characters; this one has ${name.length}.`, {
      path: field,
    });
  return name;
}
