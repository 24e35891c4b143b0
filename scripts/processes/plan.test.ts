import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { connectionsOf } from '../../backend/database/pool-sizes.ts';
import type { Board } from './boards.ts';
import { nginxConfig } from './nginx.ts';
import { type Plan, planProcesses, type Wish, webSettings } from './plan.ts';

const board = (id: string, instances = 2): Board => ({ id, hosts: [`jobs.${id}.example`], instances });
const plan = (wish: Partial<Wish> = {}): Plan =>
  planProcesses({
    boards: [board('acme'), board('default', 4)],
    isPinned: false,
    firstPort: 3025,
    allowed: 997,
    ...wish,
  });
const portsOf = ({ groups }: Plan) =>
  groups.map(({ name, processes, clusterPort }) => [name, clusterPort, ...processes.map(({ port }) => port)]);

describe('processes', () => {
  it('serve all boards, as many as the board wants that wants most', () => {
    expect(portsOf(plan())).toEqual([['nameplate', 3025, 3025, 3026, 3027, 3028]]);
    expect(portsOf(plan({ processes: 2 }))).toEqual([['nameplate', 3025, 3025, 3026]]);
  });

  it('serve one board each where they are pinned, and PM2 has a port for each board', () => {
    const pinned = plan({ isPinned: true, firstPort: 4000 });
    expect(portsOf(pinned)).toEqual([
      ['acme', 4000, 4000, 4001],
      ['default', 4001, 4002, 4003, 4004, 4005],
    ]);
    const [acme] = pinned.groups;
    expect(acme && webSettings(acme, 4001, pinned.pools)).toEqual({
      PORT: '4001',
      BRAND: 'acme',
      WORKER: 'separate',
      BUILD: '0',
      MEMORY_LIMIT_MB: '512',
      DATABASE_POOL: '10',
      DATABASE_POOL_SEARCH: '12',
      DATABASE_POOL_WORK: '8',
    });
  });

  it.each<[Partial<Wish>, string]>([
    [{ boards: [] }, 'There is no live board to serve.'],
    [{ isPinned: true, processes: 3 }, '"--processes" is for processes that serve all brands; with "--pinned", set'],
    [{ firstPort: 65_534 }, '4 processes from port 65534 on do not fit below 65536.'],
    [
      { boards: Array.from({ length: 30 }, (_, at) => board(`b${at}`, 32)), isPinned: true },
      'These are 960 processes; 200 are the limit.',
    ],
  ])('are refused: %o', (wish, message) => {
    expect(() => plan(wish)).toThrow(message);
  });
});

describe('pools', () => {
  const thirty = Array.from({ length: 30 }, (_, at) => board(`b${at}`, at < 2 ? 4 : 2));

  it.each([550, 600, 800, 1500, 5000])('of thirty pinned boards stay within %i connections', (allowed) => {
    const { groups, pools } = plan({ boards: thirty, isPinned: true, allowed });
    const count = groups.reduce((sum, { processes }) => sum + processes.length, 0);
    const { web, worker } = pools;
    const sum = (count + 1) * connectionsOf(web) + connectionsOf(worker) + 12;
    expect([count, pools.sum, sum <= allowed]).toEqual([64, sum, true]);
    expect(web.requests).toBeGreaterThanOrEqual(2);
    expect(web.search % 2).toBe(0);
  });

  it('are as large as a process wants where the database allows it, and count previews', () => {
    const web = { requests: 10, search: 12, work: 8, previews: 0 };
    expect(plan({ allowed: 5000 }).pools.web).toEqual(web);
    expect(plan({ allowed: 5000, previewHost: 'preview.example' }).pools.web).toEqual({ ...web, previews: 4 });
  });

  it('say what the database has to allow where they do not fit', () => {
    expect(() => plan({ boards: thirty, isPinned: true, allowed: 97 })).toThrow(
      '64 processes need 550 connections to the database, with at least 8 for each; the database allows 97. ' +
        'Set max_connections to 553 or more, give brands fewer processes (site.instances), or let all processes serve all brands (without --pinned).',
    );
  });
});

describe('the configuration of nginx', () => {
  const front = ({ groups, isPinned }: Plan, certificates: string | null = null) =>
    nginxConfig({
      groups,
      addressesOf: ({ name }) =>
        groups.flatMap((group) => (group.name === name ? group.processes : [])).map(({ port }) => `127.0.0.1:${port}`),
      certificates,
      isForEveryHost: !isPinned && certificates === null,
    });
  const serversOf = (text: string) =>
    [...text.matchAll(/^server \{\n[\s\S]*?^\}/gm)].map(([server]) =>
      [...server.matchAll(/^ *((?:listen|server_name|ssl_certificate|proxy_pass|return|ssl_reject\w+) [^\n]+);/gm)].map(
        ([, line]) => line,
      ),
    );

  it('for all brands is the one in the documentation', () => {
    const [, documented] = readFileSync('docs/nginx.conf', 'utf8').split(/^(?=upstream)/m);
    expect(front(plan({ processes: 2 }))).toBe(documented);
  });

  it('for containers is the one beside their file', () => {
    const written = nginxConfig({
      groups: [{ name: 'nameplate', sites: [] }],
      addressesOf: () => ['web-1:3025', 'web-2:3025'],
      certificates: '/etc/nginx/tls',
      isForEveryHost: true,
    });
    expect(readFileSync('deploy/nginx.conf', 'utf8')).toBe(written);
  });

  it('leads each host to the processes of its board, the workspace and previews to those of any', () => {
    const text = front(
      plan({ isPinned: true, adminHost: 'admin.example', previewHost: 'preview.example' }),
      '/etc/letsencrypt/live',
    );
    const tls = (name: string, ...hosts: string[]) => [
      'listen 443 ssl http2',
      `ssl_certificate /etc/letsencrypt/live/${name}/fullchain.pem`,
      `server_name ${hosts.join(' ')}`,
    ];
    expect(serversOf(text)).toEqual([
      ['listen 80 default_server', 'server_name _', 'return 308 https://$host$request_uri'],
      ['listen 443 ssl http2 default_server', 'server_name _', 'ssl_reject_handshake on'],
      [...tls('jobs.acme.example', 'jobs.acme.example'), 'proxy_pass http://nameplate-acme'],
      [...tls('admin.example', 'admin.example'), 'proxy_pass http://nameplate-acme'],
      [...tls('preview.example', '*.preview.example'), 'proxy_pass http://nameplate-acme'],
      [...tls('jobs.default.example', 'jobs.default.example'), 'proxy_pass http://nameplate-default'],
    ]);
    expect(text).toContain('upstream nameplate-default {');
  });

  it('leaves hosts of nobody without an answer where boards are pinned', () => {
    expect(serversOf(front(plan({ isPinned: true })))[0]).toEqual([
      'listen 80 default_server',
      'server_name _',
      'return 404',
    ]);
  });
});
