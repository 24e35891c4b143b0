/** Resumes that became visible to employers of a brand, with what mails say about them: only what every searching employer can see. */
import { formOf } from '../../answers/stored.ts';
import { readObjects, readText } from '../../read-json.ts';
import { type Address, readAddress } from '../places/address.ts';
import { describeAddress } from '../places/describe.ts';
import { lastPositionOf, preferencesOf } from '../resumes/found.ts';
import { hiddenFromAccounts } from '../resumes/hiding.ts';
import { FORM } from '../resumes/listing.ts';
import { readableResume } from '../resumes/readable.ts';
import { createNews, MOST_NEWS } from './news.ts';
import { findNewResumes, type NewResumeRow } from './news-store.ts';
import type { SendingKind } from './sending.ts';

/** Number of resumes read at once with all their answers. */
const PART = 500;

export interface NewResume {
  id: number;
  headline: string;
  /** Their latest position. */
  position: string | null;
  location: Address | null;
  published: Date;
  company: null;
}

export const newResumes: SendingKind<NewResume> = {
  template: 'resume_alert',
  limits: ({ alerts }) => ({ most: alerts.resumesPerMail, mostPerCompany: alerts.resumesPerMail }),
  hidden: hiddenFromAccounts,
  answered: async () => new Map(),
  news: ({ db, forms }, brand, now) => {
    const { groups } = formOf({ forms, brand, locale: brand.document.locales.default }, FORM);
    const shorten = ({ id, data, published }: NewResumeRow): NewResume => {
      const { parts } = readableResume('public', { groups, data, email: '' });
      const found = {
        id,
        changed: published,
        data: Object.fromEntries(parts.map(({ group, answers }) => [group, answers])),
      };
      const preferences = preferencesOf(found);
      return {
        id,
        published,
        headline: readText(preferences.title) ?? '',
        position: lastPositionOf(found),
        location:
          readObjects(preferences.desiredLocation)
            .map(readAddress)
            .find((place) => place !== null) ?? null,
        company: null,
      };
    };
    return createNews(async (since) => {
      const all: NewResume[] = [];
      for (let before: NewResume | undefined; all.length < MOST_NEWS; before = all.at(-1)) {
        const rows = await findNewResumes(db, { frontend: brand.id, since, now, before, limit: PART });
        all.push(...rows.map(shorten));
        if (rows.length < PART) break;
      }
      return all;
    });
  },
  describe: ({ id, headline, position, location }, { regions, locale, country, href }) => ({
    title: headline,
    facts: [
      position === headline ? '' : (position ?? ''),
      location === null ? '' : describeAddress(location, regions, { locale, country }),
    ],
    path: href.path(`/resume/${id}`),
  }),
};
