/** A backend on a database of its own, and searching it as a page does. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Backend, createBackend } from '../../backend/backend.ts';
import { createPool } from '../../backend/database/pool.ts';
import type { SearchRequest } from '../../backend/graphql.generated.ts';
import { readNumber, readObject, readObjects, readText } from '../../backend/read-json.ts';
import { seedPlaces } from '../../backend/seed/places.ts';
import { startTestServer, withDatabase } from '../../backend/testing/server.ts';
import { testUploads } from '../../backend/testing/uploads.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { JudgedQuery } from './judged.ts';
import type { Answer } from './metrics.ts';

const SEARCH = `query ($request: SearchRequest!) {
  search(index: JOBS, request: $request) { total hits { id } corrections { word replacement }
    understood { words label } } }`;
const HITS = 10;

export interface Site {
  boards: readonly CompiledBrand[];
  /** Stores what the boards show; the gazetteer is there already. */
  fill(pool: pg.Pool): Promise<void>;
}

/** Runs `work` with a backend whose database is dropped afterwards. */
export async function withSite<Result>(
  { boards, fill }: Site,
  work: (backend: Backend) => Promise<Result>,
): Promise<Result> {
  const server = await startTestServer();
  const admin = new pg.Client(withDatabase(server.templateUrl, 'postgres'));
  const name = `np_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  let backend: Backend | undefined;
  try {
    await admin.connect();
    await admin.query(
      `create database ${name} template ${new URL(server.templateUrl).pathname.slice(1)} strategy file_copy`,
    );
    const databaseUrl = withDatabase(server.templateUrl, name);
    const pool = createPool(databaseUrl, { max: 2 });
    try {
      await seedPlaces(pool);
      await fill(pool);
    } finally {
      await pool.end();
    }
    backend = await createBackend({
      databaseUrl,
      brands: {
        get: (id) => boards.find((board) => board.id === id),
        list: () => boards,
        byHost: () => undefined,
      },
      log: logged,
      uploads: testUploads(),
    });
    return await work(backend);
  } finally {
    await backend?.close();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
    await server.stop();
  }
}

const logged = (level: string, code: string, message: string): void => {
  if (level === 'error') process.stderr.write(`${code} ${message}\n`);
};

/** The first page of hits. */
export async function ask(backend: Backend, { board, language, query }: JudgedQuery): Promise<Answer> {
  const request: SearchRequest = { language, fulltext: { keys: query }, range: { first: 0, last: HITS } };
  const answer = await backend.execute(board, language, { document: SEARCH, variables: { request } });
  const search = readObject(answer.search);
  return {
    ids: readObjects(search.hits).flatMap(({ id }) => readNumber(id) ?? []),
    total: readNumber(search.total) ?? 0,
    understood: readObjects(search.understood).map(({ words, label }) => `${readText(words)} as ${readText(label)}`),
    corrections: readObjects(search.corrections).map(({ word, replacement }) => ({
      word: readText(word) ?? '',
      replacement: readText(replacement) ?? '',
    })),
  };
}
