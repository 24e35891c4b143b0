/** What people who are signed in find on a running site: its pages, their own menu, forms, products and ways of paying. */
import type pg from 'pg';
import { createHref, type PublicRoutes } from '../../runtime/core/routing/href.ts';
import { sessionLinks } from '../../runtime/core/routing/session-links.ts';
import type { Get } from '../site/support/http.ts';
import { createTexts } from '../site/support/texts.ts';
import { type Session, signIn } from './people.ts';
import type { Login } from './tested-site.ts';

/** Whom the review of a change names -> who on the site is one of them. */
export const PEOPLE = {
  applicant: ['applicant'],
  recruiter: ['owner', 'editor'],
  administrator: ['job_editor', 'site_admin', 'administrator'],
} as const;

export interface SignedIn {
  name: string;
  session: Session;
}

export interface PersonalView {
  /** By language: the entries of their own menu, `Jobs -> /jobs`. */
  menus: ReadonlyMap<string, readonly string[]>;
  /** What answers by path, as in `Observation`. */
  answers: ReadonlyMap<string, string>;
  /** Every form and all products, as text. */
  offers: string;
  /** How an owner can pay; null for all others, and where nothing is sold. */
  ways: readonly string[] | null;
}

/** What the observer knows of the site. */
export interface Place {
  get: Get;
  brand: string;
  routes: PublicRoutes;
  paths: readonly string[];
  answersAt(get: Get, paths: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** A query for all that is the same for everybody. */
  offersQuery: string;
  /** Key of a product on sale; null without one. */
  product: string | null;
}

export async function viewOf(place: Place, { name, session }: SignedIn): Promise<PersonalView> {
  const { routes, paths } = place;
  const get: Get = (path, call = {}) =>
    place.get(path, { ...call, headers: { ...call.headers, cookie: session.cookie } });
  const english = createTexts('en');
  const { getUser } = await ask<{ getUser: User | null }>(
    place,
    session,
    '{ getUser { roles { targetId } activeOrganization { id } } }',
  );
  if (getUser === null) throw new Error(`The ${name} is no longer signed in.`);
  const roles = getUser.roles.map(({ targetId }) => targetId);
  return {
    menus: new Map(
      routes.locales.map((locale) => [
        locale,
        // Drawn in the browser, from what the page says of the brand and the API of the person.
        sessionLinks(createHref(routes, locale), roles, { applicantsOnly: false }).map(
          (link) => `${english(`session:${link.key}`)} -> ${link.href}`,
        ),
      ]),
    ),
    answers: await place.answersAt(get, paths),
    offers: JSON.stringify(await ask(place, session, place.offersQuery)),
    ways: name === 'owner' ? await waysOf(place, session, getUser) : null,
  };
}

interface User {
  roles: { targetId: string }[];
  activeOrganization: { id: number } | null;
}

async function waysOf(place: Place, session: Session, { activeOrganization }: User): Promise<readonly string[] | null> {
  if (place.product === null || activeOrganization === null) return null;
  const { orderQuote } = await ask<{ orderQuote: { ways: string[] } }>(
    place,
    session,
    `{ orderQuote(organizationId: ${activeOrganization.id}, items: [{ product: "${place.product}" }]) { ways } }`,
  );
  return orderQuote.ways;
}

async function ask<Data>({ get, brand }: Place, { token }: Session, query: string): Promise<Data> {
  const { text } = await get('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', frontend: `${brand};en`, authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = JSON.parse(text);
  if (errors !== undefined) throw new Error(`${query}: ${errors[0].message}`);
  return data as Data;
}

/** One person of every kind on a brand: those of the demo, and made ones with the same password. */
export async function signInAll(
  pool: pg.Pool,
  { get, origin, brand, password }: { get: Get; origin: string; brand: string; password: string },
): Promise<SignedIn[]> {
  const logins: [name: string, email: string][] = [
    ['applicant', `applicant@${brand}.example`],
    ['owner', `recruiter@${brand}.example`],
  ];
  for (const name of ['editor', ...PEOPLE.administrator]) {
    const email = `${name}@${brand}.example`;
    await pool.query(MAKE, [`recruiter@${brand}.example`, email, brand, name === 'editor' ? 'recruiter' : name]);
    logins.push([name, email]);
  }
  const signedIn: SignedIn[] = [];
  for (const [name, email] of logins) {
    const login: Login = { email, password };
    const session = await signIn({ origin, ask: get }, login);
    if (typeof session === 'string') throw new Error(session);
    signedIn.push({ name, session });
  }
  return signedIn;
}

/** Another account like that of the demo's recruiter, with one role; a recruiter is an editor of the same organization. */
const MAKE = `
  with model as (select * from account where email = $1),
    person as (
      insert into account (email, display_name, first_name, last_name, password_hash, email_verified, created, changed)
      select $2, display_name, first_name, last_name, password_hash, email_verified, created, changed from model
      returning id),
    role as (
      insert into account_role (account_id, frontend, role)
      select id, case when $4 = 'administrator' then null else $3 end, $4 from person),
    brand as (
      insert into account_brand (account_id, frontend, approved, locale, joined)
      select person.id, b.frontend, b.approved, b.locale, b.joined
      from person, model join account_brand b on b.account_id = model.id where b.frontend = $3)
  insert into organization_member (organization_id, account_id, role)
  select m.organization_id, person.id, 'editor' from person, model
  join organization_member m on m.account_id = model.id where $4 = 'recruiter'`;
