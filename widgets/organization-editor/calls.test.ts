import { globSync, readFileSync } from 'node:fs';
import { buildASTSchema, parse, validate } from 'graphql';
import { beforeEach, expect, it, vi } from 'vitest';
import { asGraphqlError, type GraphqlError } from '../../runtime/graphql/graphql-error.ts';
import * as organizations from './own-organization.ts';
import * as people from './people.ts';

const asked: { document: string; variables: Record<string, unknown> }[] = [];

vi.mock('../shared/account/account-calls.ts', () => ({
  ask: async (document: string, variables: Record<string, unknown> = {}) => {
    asked.push({ document, variables });
    throw new Error('Nobody answers.');
  },
}));
beforeEach(() => {
  asked.length = 0;
});

const schema = buildASTSchema(
  parse(
    globSync('backend/modules/**/*.graphql')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  ),
);

const calls: Record<string, () => Promise<unknown>> = {
  loadOwn: () => organizations.loadOwn(null),
  loadPreview: () => organizations.loadPreview(7),
  createOrganization: () => organizations.createOrganization('Harbor Works'),
  bringOrganization: () => organizations.bringOrganization(7),
  saveGroup: () => organizations.saveGroup({ organizationId: 7, group: 'about', answers: {}, version: 0 }),
  publishOrganization: () => organizations.publishOrganization(7),
  unpublishOrganization: () => organizations.unpublishOrganization(7),
  loadPeople: () => people.loadPeople(7),
  inviteMember: () => people.inviteMember(7, 'ida@example.com', 'editor'),
  withdrawInvitation: () => people.withdrawInvitation(7, 8),
  changeRole: () => people.changeRole(7, 8, 'owner'),
  removeMember: () => people.removeMember(7, 8),
  handOver: () => people.handOver(7, 8),
  leaveOrganization: () => people.leaveOrganization(7),
};

it('tries every call there is', () => {
  expect(Object.keys(calls).sort()).toEqual([...Object.keys(organizations), ...Object.keys(people)].sort());
});

it.each(Object.entries(calls))('%s asks only for what the API offers, with what it needs', async (_name, call) => {
  const failure: GraphqlError = await call().then(
    () => asGraphqlError('It was answered.'),
    (error: unknown) => asGraphqlError(error),
  );
  expect(failure.message).toBe('Nobody answers.');
  const [{ document, variables } = { document: '', variables: {} }] = asked;
  expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
  const declared = [...document.matchAll(/\$(\w+)\s*:/g)].map(([, name]) => name);
  expect(new Set(declared.filter((name) => name && name in variables))).toEqual(new Set(Object.keys(variables)));
});
