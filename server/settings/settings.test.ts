import { expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

it('needs nothing: a demo on port 3025 with a database of its own', () => {
  expect(parseSettings({})).toMatchObject({
    dev: false,
    demo: true,
    port: 3025,
    databaseUrl: null,
    brand: null,
    trustProxy: [],
    graphqlEndpoint: null,
    backendUrl: null,
    graphqlCalls: 3000,
    mail: null,
    worker: 'inside',
    assistant: null,
  });
});

it('takes the backend from the endpoint unless it is named', () => {
  const endpoint = 'https://api.example/v1/graphql';
  expect(parseSettings({ GRAPHQL_ENDPOINT: endpoint }).backendUrl).toBe('https://api.example/v1');
  const named = parseSettings({ GRAPHQL_ENDPOINT: endpoint, BACKEND_URL: 'https://files.example/' });
  expect(named.backendUrl).toBe('https://files.example');
});

it('asks a language model where one is named', () => {
  const url = { AI_URL: 'https://api.example.com/v1/', AI_MODEL: 'tiny' };
  const assistant = { url: 'https://api.example.com/v1', key: null, model: 'tiny' };
  expect(parseSettings(url).assistant).toEqual(assistant);
  expect(parseSettings({ ...url, AI_KEY: 'k-1' }).assistant).toEqual({ ...assistant, key: 'k-1' });
  expect(() => parseSettings({ AI_URL: url.AI_URL })).toThrow(
    'AI_URL is set, but AI_MODEL does not say which model to ask.',
  );
});

it('leaves background work to other processes where it is told', () => {
  expect(parseSettings({ WORKER: 'separate' }).worker).toBe('separate');
});

it.each([
  ['AI_URL', 'api.example.com', 'AI_URL is "api.example.com"; it must be an http or https address'],
  [
    'OUTBOUND_ALLOW',
    'feeds.internal',
    'OUTBOUND_ALLOW contains "feeds.internal"; it must be like feeds.internal:80, several with commas.',
  ],
  ['PORT', '70000', 'PORT is "70000"; it must be a whole number from 0 to 65535.'],
  ['BRANDS_DIR', '/nowhere', 'BRANDS_DIR is "/nowhere"; there is no such folder.'],
  ['PUBLIC_DIR', 'package.json', 'PUBLIC_DIR is "package.json"; there is no such folder.'],
  [
    'TRUST_PROXY',
    '10.0.0.1, proxy',
    'TRUST_PROXY is "10.0.0.1, proxy"; it must be 1, or addresses and ranges such as 10.0.0.0/8 with commas.',
  ],
  ['PAGE_CACHE_MB', '1.5', 'PAGE_CACHE_MB is "1.5"; it must be a whole number from 0 to 4096.'],
  ['GRAPHQL_CALLS', '-1', 'GRAPHQL_CALLS is "-1"; it must be a whole number from 0 to 1000000.'],
  ['WORKER', 'elsewhere', 'WORKER is "elsewhere"; it must be inside or separate.'],
  ['SMTP_CONNECTIONS', '0', 'SMTP_CONNECTIONS is "0"; it must be a whole number from 1 to 50.'],
  ['RENDER_CONCURRENCY', '0', 'RENDER_CONCURRENCY is "0"; it must be a whole number from 1 to 256.'],
  [
    'GRAPHQL_ENDPOINT',
    'file:///etc/passwd',
    'GRAPHQL_ENDPOINT is "file:///etc/passwd"; it must be an http or https address such as https://api.example.com/graphql.',
  ],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address such as'],
])('refuses %s=%s with a sentence', (name, value, message) => {
  expect(() => parseSettings({ [name]: value })).toThrow(message);
});
