/** Demo employers of a brand, each with a profile. All names are fictitious. */
import { slugOf } from '../services/slug.ts';
import type { Common, Content, EmployerPattern, Role, Town, Trade } from './content.ts';
import { FILMS } from './films.ts';
import { type Picture, picturesOf } from './picture.ts';
import type { BrandPlan, PlanPart } from './plan-rows.ts';
import { createRandom, type Random } from './random.ts';
import { fill, paragraph } from './text.ts';

export interface DemoOrganization {
  id: number;
  brand: string;
  name: string;
  slug: string;
  part: PlanPart;
  trade: Trade;
  pattern: EmployerPattern;
  town: Town;
  /** One sentence that fits this employer. */
  about: string;
  contact: { first: string; last: string; email: string };
  published: boolean;
  featured: boolean;
  training: boolean;
  /** Images under `/files/pictures` that its answers refer to. */
  pictures: Picture[];
  /** Answers by form group. */
  data: Record<string, unknown>;
}

const SIZES = ['size_10_49', 'size_10_49', 'size_50_249', 'size_50_249', 'size_50_249', 'size_250_999'];

/** Employers of one brand; `taken` holds the names in use and is extended. */
export function createOrganizations(
  content: Content,
  plan: BrandPlan,
  firstId: number,
  taken: Set<string>,
): DemoOrganization[] {
  const random = createRandom(`organizations of ${plan.id}`);
  return Array.from({ length: plan.organizations }, (_, index) => {
    // Every industry gets an employer before any gets a second one.
    const part = index < plan.mix.length ? (plan.mix[index] ?? random.weighted(plan.mix)) : random.weighted(plan.mix);
    const name = part.trades[index % part.trades.length] ?? random.pick(part.trades);
    const trade = content.trade(part.language, name, content.towns(part.towns)[0]?.country ?? '');
    return createOrganization({ content, plan, random, part, trade, taken, id: firstId + index, index });
  });
}

interface Making {
  content: Content;
  plan: BrandPlan;
  random: Random;
  part: PlanPart;
  trade: Trade;
  taken: Set<string>;
  id: number;
  index: number;
}

function createOrganization({ content, plan, random, part, trade, taken, id, index }: Making): DemoOrganization {
  const town = random.weighted(content.towns(part.towns));
  const common = content.common(part.language, town.country, part.towns);
  const pattern = random.pick(trade.employers);
  const name = findName(pattern.name, town, common, random, taken);
  const [year, count] = [random.between(1919, 2014), random.between(14, 90)];
  const about = fill(pattern.about, { org: name, place: town.name, year: String(year), count: String(count) });
  const slug = slugOf(name);
  const shown = showOf(slug, trade.trade, index);
  const contact = {
    first: random.pick(common.pools.First ?? []),
    last: random.pick(common.pools.Last ?? []),
    email: `jobs.${slug}@example.com`,
  };
  return {
    id,
    brand: plan.id,
    name,
    slug,
    part,
    trade,
    pattern,
    town,
    about,
    contact,
    published: index !== 7,
    featured: random.chance(plan.featuredOrganizations) || index < 4,
    training: random.chance(0.15) || index === 4,
    pictures: shown.pictures,
    data: describe({
      common,
      random,
      part,
      trade,
      pattern,
      town,
      about,
      name,
      slug,
      contact,
      content,
      hasLogo: index !== 5,
      people: pattern.about.includes('{count}') ? count : null,
      show: shown.groups,
    }),
  };
}

/** An unused name of the pattern; the words come from the lists of the language. Where all are taken, the town is added. */
function findName(pattern: string, town: Town, { pools }: Common, random: Random, taken: Set<string>): string {
  const end = ` ${town.name}`;
  for (let attempt = 0; attempt < 1000; attempt++) {
    const used = new Set<string>();
    const own = pattern.replace(/\{(\w+)\}/g, (_, pool: string) => {
      const word = random.pick((pools[pool] ?? []).filter((other) => !used.has(other)));
      used.add(word);
      return word;
    });
    const name = attempt < 500 || own.endsWith(end) ? own : own + end;
    if (taken.has(slugOf(name))) continue;
    taken.add(slugOf(name));
    return name;
  }
  throw new Error(`All names of the pattern "${pattern}" are taken.`);
}

interface Describing {
  common: Common;
  random: Random;
  part: PlanPart;
  trade: Trade;
  pattern: EmployerPattern;
  town: Town;
  about: string;
  name: string;
  slug: string;
  contact: DemoOrganization['contact'];
  content: Content;
  hasLogo: boolean;
  /** How many its text says it has, people as a rule; null where it says nothing. */
  people: number | null;
  show: Show['groups'];
}

/** The size that goes with the text; a drawn one where the text names no number. */
function sizeOf(drawn: string, people: number | null): string {
  if (people === null) return drawn;
  return people < 50 ? 'size_10_49' : 'size_50_249';
}

function describe(from: Describing): Record<string, unknown> {
  const { common, random, part, trade, town, about, name, slug, contact, content } = from;
  const address = addressOf(town, part.language, common, random);
  const [second, third] = random.sample(common.presentation, 2).map((sentence) => fill(sentence, { place: town.name }));
  const benefits = random.sample(trade.benefits, random.between(3, trade.benefits.length));
  const further = random.chance(0.2)
    ? random.sample(
        content.towns(part.towns).filter(({ id }) => id !== town.id),
        random.between(1, 2),
      )
    : [];
  return {
    company_info: { name, address },
    organization_page: {
      name,
      ...(from.hasLogo ? { logo: { url: `/files/logos/${slug}.svg`, alt: name, width: 160, height: 160 } } : {}),
      ...(from.show.cover ? { cover: from.show.cover } : {}),
      organizationLocation: address,
      website: `https://example.com/${slug}`,
      ...(random.chance(0.5) ? { linkedinProfile: `https://www.linkedin.com/company/example-${slug}` } : {}),
      ...(random.chance(0.3) ? { instagramProfile: `https://www.instagram.com/example.${slug}` } : {}),
    },
    about: {
      presentation: {
        value: paragraph(about) + paragraph(second ?? '', third ?? ''),
        format: 'filtered_html',
      },
      industry: [random.pick(from.pattern.industry ? [from.pattern.industry] : trade.industries)],
      size: sizeOf(random.pick(SIZES), from.people),
      occupation: [...new Set(random.sample(rolesOf(trade, from.pattern), 4).map((role) => role.occupation))],
      ...from.pattern.answers,
    },
    benefits: { benefits },
    contact_people: {
      people: [
        {
          firstName: contact.first,
          lastName: contact.last,
          position: random.pick(common.position),
          email: contact.email,
        },
      ],
    },
    further_locations: {
      locations: further.map((place) => ({
        name: `${name}, ${place.name}`,
        address: addressOf(place, part.language, common, random),
      })),
    },
    faq: {
      questions: random.sample(common.faq, random.between(2, 3)).map(([question, answer]) => ({
        question,
        answer: { value: paragraph(answer), format: 'filtered_html' },
      })),
    },
    ...from.show.further,
  };
}

interface Show {
  pictures: Picture[];
  groups: { cover?: object; further: { gallery?: object; video_gallery?: object } };
}

/**
 * Media of an organization: most have a cover, half a gallery, some a film; the first of a brand has all three, the second
 * none. Uses a random generator of its own, so that it changes no other answers.
 */
function showOf(slug: string, trade: string, index: number): Show {
  const random = createRandom(`pictures of ${slug}`);
  const has = (share: number) => index === 0 || (random.chance(share) && index !== 1);
  const { cover, gallery } = picturesOf(slug, trade, has(0.5) ? random.between(3, 4) : 0);
  const hasCover = has(0.7);
  const film = has(0.15) ? FILMS[random.between(0, FILMS.length - 1)] : undefined;
  const still = gallery[0] ?? (hasCover ? cover : undefined);
  return {
    pictures: [...(hasCover ? [cover] : []), ...gallery],
    groups: {
      ...(hasCover ? { cover: imageOf(cover) } : {}),
      further: {
        ...(gallery.length > 0 ? { gallery: { images: gallery.map(imageOf) } } : {}),
        ...(film
          ? {
              video_gallery: {
                videos: [{ source: film.source, coverTitle: film.title, ...(still ? { cover: imageOf(still) } : {}) }],
              },
            }
          : {}),
      },
    },
  };
}

/** Without alternative text: the page numbers the images in its own language. */
const imageOf = ({ file, width, height }: Picture) => ({ url: `/files/${file}`, width, height });

/** Occupations that an employer of this kind hires for. */
export function rolesOf(trade: Trade, { occupations }: EmployerPattern): Role[] {
  return trade.roles.filter(({ occupation }) => occupations.length === 0 || occupations.includes(occupation));
}

/** A fictitious street in a real town. */
export function addressOf(town: Town, language: string, common: Common, random: Random) {
  const street = random.pick(common.pools.Street ?? []);
  const number = random.between(2, 180);
  const lines: Record<string, string> = {
    de: `${street} ${number}`,
    fr: `${number} ${street}`,
    es: `${street}, ${number}`,
  };
  return {
    countryCode: town.country,
    addressLine1: lines[language] ?? `${number} ${street}`,
    administrativeArea: town.region,
    locality: town.name,
    ...(town.zip === '' ? {} : { zip: town.zip }),
    lat: town.lat,
    lon: town.lon,
  };
}
