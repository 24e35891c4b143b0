/** Sixteen times the load that the site can take: what it sheds, what it serves meanwhile, and how soon it is itself again. */
import { setTimeout as pause } from 'node:timers/promises';
import { anyVisitor } from '../benchmark/browser.ts';
import { mostRow, type Row, ratioRow } from '../benchmark/table.ts';
import { newSearch, press } from '../benchmark/visitors.ts';
import { startServerProcess } from '../server-process.ts';
import { client } from '../site/support/http.ts';
import { openData } from './open-data.ts';
import type { FaultOptions } from './part.ts';

const CONNECTIONS = 16;
const TIMES = 16;
const SECONDS = 60;

export async function overload({ from, minutes }: FaultOptions): Promise<Row[]> {
  const seconds = minutes === undefined ? SECONDS : minutes * 60;
  const data = await openData(from);
  const server = await startServerProcess({ TRUST_PROXY: 'loopback', DATA_DIR: data.folder });
  try {
    const { port } = server;
    const get = client(port, { brand: 'harbor-ledger' });
    const most = await press({ port, seconds: Math.min(20, seconds), connections: CONNECTIONS, next: newSearch });
    const rate = Math.round(most.perSecond * TIMES);
    const refusals = watchRefusals(get);
    const crowd = await press({ port, seconds, connections: CONNECTIONS * TIMES, rate, next: newSearch });
    const ended = performance.now();
    const first = await firstServed(get);
    const recovered = (first - ended) / 1000;
    const { shed, without } = await refusals();
    return [
      {
        what: 'capacity',
        measured: `${most.perSecond.toFixed(0)} pages/s; asked for ${rate}/s`,
        reach: '',
        good: null,
      },
      ratioRow(
        'served meanwhile, against capacity',
        crowd.perSecond / most.perSecond,
        0.8,
        `${crowd.perSecond.toFixed(0)} pages/s, ${crowd.shed} shed`,
      ),
      mostRow('neither served nor shed', crowd.failed, 0, ''),
      mostRow('503 without Retry-After', without, 0, '', `${shed} looked at`),
      mostRow('until a page is served again', recovered, 1, 's'),
    ];
  } finally {
    await server.stop();
    await data.remove();
  }
}

type Get = ReturnType<typeof client>;

/** A visitor who asks again and again, and looks at what a refusal says. */
function watchRefusals(get: Get): () => Promise<{ shed: number; without: number }> {
  const seen = { shed: 0, without: 0 };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const answer = await get(newSearch().path, { headers: anyVisitor() }).catch(() => undefined);
      if (answer?.status === 503) {
        seen.shed += 1;
        if (!answer.headers['retry-after']) seen.without += 1;
      }
      await pause(100);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return seen;
  };
}

async function firstServed(get: Get): Promise<number> {
  for (;;) {
    const { status } = await get(newSearch().path, { headers: anyVisitor() });
    if (status === 200) return performance.now();
    await pause(20);
  }
}
