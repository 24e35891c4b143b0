/** Asks the running server, if there is one, which brand answers on a host. */
import { get } from 'node:http';

const PATIENCE = 1500;
/** The stylesheet URL on every page contains the brand's id. */
const THEME = /\/theme\/([a-z0-9-]+)\.[0-9a-f]+[\w.-]*\.css/;

/** The ids of the brands that answer on these hosts; hosts without one are left out. Never rejects. */
export async function liveOwners(hosts: readonly string[], port: number): Promise<Map<string, string>> {
  const answers = await Promise.all(hosts.map(async (host) => [host, await ownerOf(host, port)] as const));
  return new Map(answers.flatMap(([host, id]) => (id === undefined ? [] : [[host, id] as const])));
}

async function ownerOf(host: string, port: number): Promise<string | undefined> {
  const first = await ask(host, port);
  // An additional host of a brand redirects to its first one.
  const target = first.location === undefined ? undefined : URL.parse(first.location)?.hostname;
  const { body } = target === undefined || target === host ? first : await ask(target, port);
  return THEME.exec(body)?.[1];
}

interface Answer {
  location?: string | undefined;
  body: string;
}

function ask(host: string, port: number): Promise<Answer> {
  return new Promise((done) => {
    const request = get({ host: '127.0.0.1', port, path: '/', headers: { host }, timeout: PATIENCE }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        body += part;
      });
      response.on('close', () => done({ location: response.headers.location, body }));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => done({ body: '' }));
  });
}
