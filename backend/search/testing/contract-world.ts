/** A random corpus in a database and in the reference implementation, edited identically in both. */

import type { Pool } from 'pg';
import { inTransaction } from '../../database/transaction.ts';
import { configurationOf, primaryLanguage, STEMMED } from '../fold.ts';
import { removeJob, removeOrganization, removeResume } from '../index-job.ts';
import type { JobDocument, OrganizationDocument, ResumeDocument, TermReference } from '../index-types.ts';
import type { SearchIndex } from '../port.ts';
import type { ReferenceDocument, ReferenceWorld } from '../reference.ts';
import { wordsToLoad } from '../text/compile-text.ts';
import { Lexemes, type WordInLanguage } from '../text/lexemes.ts';
import { type DocumentTexts, sectionsOf } from '../text/sections.ts';
import { writeJobs } from '../write-jobs.ts';
import { writeOrganizations } from '../write-organizations.ts';
import { writeResumes } from '../write-resumes.ts';
import type { Random } from './random.ts';
import { BRANDS, randomJob, randomProfile, randomResume, sentence, TERMS } from './random-corpus.ts';
import type { RequestWorld } from './random-requests.ts';

interface FacetValueRow {
  id: number;
  field: string;
  code: string | null;
  taxonomy: string | null;
  organization_id: number | null;
  parent_id: number | null;
  weight: number | null;
}

export class ContractWorld {
  /** By what they are written by: resumes by their ids and brands. */
  readonly documents: Record<SearchIndex, Map<number | string, ReferenceDocument>> = {
    JOBS: new Map(),
    ORGANIZATIONS: new Map(),
    RESUMES: new Map(),
  };
  readonly #pool: Pool;
  readonly #random: Random;
  readonly #lexemes: Lexemes;
  /** Words of the documents, by language. */
  readonly #words = new Map<string, WordInLanguage>();
  #organizations: { id: number; name: string }[] = [];
  #profiles: { profileId: number; organization: { id: number; name: string }; brand: string }[] = [];
  #jobIds: number[] = [];
  #resumeIds: number[] = [];
  #values: FacetValueRow[] = [];

  constructor(pool: Pool, random: Random) {
    this.#pool = pool;
    this.#lexemes = new Lexemes(pool);
    this.#random = random;
  }

  async fill(jobs: number, organizations: number): Promise<void> {
    await insertTerms(this.#pool);
    // A name of one word without marks sorts alike in every collation.
    const names = Array.from(
      { length: organizations },
      (_, i) =>
        `${this.#random.pick(['acme', 'globex', 'initech'])}${'abcdefghij'[i % 10]}${sentence(this.#random, 1)}`,
    );
    const inserted = await this.#pool.query<{ id: number; name: string }>(
      "insert into organization (name, data) select name, '{}' from unnest($1::text[]) name returning id, name",
      [names],
    );
    this.#organizations = inserted.rows;
    for (const organization of this.#organizations) {
      for (const brand of Object.keys(BRANDS)) {
        const { rows } = await this.#pool.query<{ id: number }>(
          'insert into organization_profile (organization_id, frontend, slug, published) values ($1, $2, $3, true) returning id',
          [organization.id, brand, `${organization.name}-${organization.id}`],
        );
        for (const { id } of rows) this.#profiles.push({ profileId: id, organization, brand });
      }
    }
    const made = await this.#pool.query<{ id: number }>(
      `insert into job (frontend, organization_name, state, title, langcode, data)
        select 'ledger', 'x', 'published', 'x', 'en', '{}' from generate_series(1, $1) returning id`,
      [jobs],
    );
    this.#jobIds = made.rows.map(({ id }) => id);
    await this.write(this.#jobIds.map((id) => randomJob(this.#random, id, this.#organizations)));
    await this.writeProfiles(
      this.#profiles.map(({ profileId, organization, brand }) =>
        randomProfile(this.#random, profileId, organization, brand),
      ),
    );
    await this.#fillResumes(jobs / 3);
  }

  async #fillResumes(resumes: number): Promise<void> {
    const { rows } = await this.#pool.query<{ id: number }>(
      `with person as (insert into account (email) select i || '@example.com' from generate_series(1, $1) i returning id)
        insert into resume (account_id, frontend, langcode) select id, 'ledger', 'en' from person returning id`,
      [Math.ceil(resumes)],
    );
    this.#resumeIds = rows.map(({ id }) => id);
    for (const id of this.#resumeIds) await this.writeResume(id);
  }

  /** Brings a resume to a random document on some of the brands, and takes it from the others. */
  async writeResume(id: number): Promise<void> {
    const brands = this.#random.some(Object.keys(BRANDS), this.#random.integer(4));
    const resumes = brands.map((brand) => randomResume(this.#random, id, brand));
    await inTransaction(this.#pool, (tx) => writeResumes(tx, [id], resumes, (brand) => BRANDS[brand]));
    await this.#readValues();
    for (const brand of Object.keys(BRANDS)) this.documents.RESUMES.delete(`${id} ${brand}`);
    for (const resume of resumes) this.documents.RESUMES.set(`${id} ${resume.brand}`, this.#describeResume(resume));
  }

  /** Changes, removes and brings back things at random, in transactions of their own. */
  async edit(times: number): Promise<void> {
    for (let i = 0; i < times; i++) {
      const id = this.#random.pick(this.#jobIds);
      if (this.#random.chance(0.25)) {
        await inTransaction(this.#pool, (tx) => removeJob(tx, id));
        this.documents.JOBS.delete(id);
      } else {
        await this.write([randomJob(this.#random, id, this.#organizations)]);
      }
      if (this.#random.chance(0.1)) await this.#editProfile();
      if (this.#random.chance(0.2)) await this.#editResume();
    }
  }

  async #editResume(): Promise<void> {
    const id = this.#random.pick(this.#resumeIds);
    if (this.#random.chance(0.7)) return this.writeResume(id);
    await inTransaction(this.#pool, (tx) => removeResume(tx, id));
    for (const brand of Object.keys(BRANDS)) this.documents.RESUMES.delete(`${id} ${brand}`);
  }

  async #editProfile(): Promise<void> {
    const { profileId, organization, brand } = this.#random.pick(this.#profiles);
    if (this.#random.chance(0.3)) {
      await inTransaction(this.#pool, (tx) => removeOrganization(tx, profileId));
      this.documents.ORGANIZATIONS.delete(profileId);
    } else {
      await this.writeProfiles([randomProfile(this.#random, profileId, organization, brand)]);
    }
  }

  async write(jobs: readonly JobDocument[]): Promise<void> {
    await inTransaction(this.#pool, (tx) =>
      writeJobs(
        tx,
        jobs.map(({ id }) => id),
        jobs,
        { languagesOf: (brand) => BRANDS[brand] },
      ),
    );
    await this.#readValues();
    for (const job of jobs) this.documents.JOBS.set(job.id, this.#describeJob(job));
  }

  async writeProfiles(profiles: readonly OrganizationDocument[]): Promise<void> {
    await inTransaction(this.#pool, (tx) =>
      writeOrganizations(
        tx,
        profiles.map(({ profileId }) => profileId),
        profiles,
        (brand) => BRANDS[brand],
      ),
    );
    await this.#readValues();
    for (const profile of profiles) this.documents.ORGANIZATIONS.set(profile.profileId, this.#describeProfile(profile));
  }

  get requests(): RequestWorld {
    return {
      valuesOf: (field) => this.#values.filter((value) => value.field === field).map(({ id }) => id),
      ids: [...this.#jobIds, ...this.#organizations.map(({ id }) => id), ...this.#resumeIds],
      names: [...this.#organizations.map(({ name }) => name.toUpperCase()), 'nobody'],
    };
  }

  get reference(): ReferenceWorld {
    const byId = new Map(this.#values.map((value) => [value.id, value]));
    return {
      fieldOf: (value) => byId.get(value)?.field,
      isTop: (value) => byId.get(value)?.parent_id === null,
      periodsOf: (days) =>
        this.#values
          .filter(({ field, code }) => field === 'date_posted' && days.some((span) => code === `days_${span}`))
          .map(({ id }) => id),
      weightOf: (value) => byId.get(value)?.weight ?? 0,
      lexemes: async (text, languages) => {
        const lexeme = await this.#lexemes.load([...wordsToLoad(text, languages), ...this.#words.values()]);
        return (language, word) => lexeme(configurationOf(language), word);
      },
    };
  }

  #describeJob(job: JobDocument): ReferenceDocument {
    const { featured, top, backfill, video } = job;
    return {
      ...job,
      language: primaryLanguage(job.langcode),
      values: [
        ...this.#valuesOf(job.terms),
        ...this.#values
          .filter((row) => row.organization_id !== null && row.organization_id === job.organizationId)
          .map(({ id }) => id),
      ],
      flags: { featured, top, backfill, video },
      name: job.organizationName,
      texts: [this.#sections(job, job.skills, job.terms, primaryLanguage(job.langcode))],
    };
  }

  #describeProfile(profile: OrganizationDocument): ReferenceDocument {
    const { featured, training } = profile;
    const texts = { ...profile, organizationName: '' };
    return {
      ...profile,
      id: profile.organizationId,
      brands: [profile.brand],
      language: null,
      values: this.#valuesOf(profile.terms),
      published: new Date(0),
      expires: null,
      remote: false,
      flags: { featured, training },
      salaryMin: null,
      texts: [...STEMMED, ''].map((language) => this.#sections(texts, [], profile.terms, language)),
    };
  }

  #describeResume(resume: ResumeDocument): ReferenceDocument {
    const texts = { ...resume, organizationName: '' };
    return {
      ...resume,
      id: resume.resumeId,
      brands: [resume.brand],
      language: null,
      values: this.#valuesOf(resume.terms),
      published: resume.changed,
      expires: null,
      remote: false,
      flags: {},
      name: '',
      salaryMin: null,
      texts: [...STEMMED, ''].map((language) => this.#sections(texts, resume.skills, resume.terms, language)),
    };
  }

  #valuesOf(terms: readonly TermReference[]): number[] {
    const ids = new Set<number>();
    for (const { field, taxonomy, code } of terms) {
      let row = this.#values.find(
        (value) => value.field === field && value.taxonomy === taxonomy && value.code === code,
      );
      while (row !== undefined) {
        ids.add(row.id);
        const { parent_id: parent } = row;
        row = this.#values.find(({ id }) => id === parent);
      }
    }
    return [...ids];
  }

  async #readValues(): Promise<void> {
    const { rows } = await this.#pool.query<FacetValueRow>(
      `select v.id, v.field, t.code, t.taxonomy, v.organization_id, v.parent_id, t.weight
        from facet_value v left join taxonomy_term t on t.id = v.term_id`,
    );
    this.#values = rows;
  }

  /** The sections of a document, whose words are noted. */
  #sections(
    texts: Omit<DocumentTexts, 'labels'>,
    own: readonly string[],
    terms: readonly TermReference[],
    language: string,
  ) {
    const labels = [
      ...terms.filter(({ field }) => field === 'occupations' || field === 'skills').map(({ code }) => code),
      ...own,
    ];
    const sections = sectionsOf({ ...texts, labels }, language);
    const configuration = configurationOf(language);
    for (const word of Object.values(sections).join(' ').split(' ')) {
      this.#words.set(`${configuration} ${word}`, { configuration, word });
    }
    return [language, sections] as const;
  }
}

/** Terms of the corpus; parents come before their children. Weights run against ids, so that one order is never mistaken for the other. */
export async function insertTerms(pool: Pool): Promise<void> {
  for (const [i, { taxonomy, code, parent }] of TERMS.entries()) {
    const alias = code.replaceAll('_', '-');
    await pool.query(
      `insert into taxonomy_term (taxonomy, code, parent_id, labels, aliases, weight)
        values ($1, $2, (select id from taxonomy_term where taxonomy = $1 and code = $3), $4, $5, $6)`,
      [taxonomy, code, parent ?? null, { en: code }, { en: alias, de: `${alias}-de` }, TERMS.length - i],
    );
  }
}
