import { expect, it } from 'vitest';
import { curlOf } from './sample.ts';
import { rowsOf } from './schema-rows.ts';

it('are the fields of a schema, with those of objects and lists in it', () => {
  const schema = {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', maxLength: 80, title: 'Job title', description: 'Short.' },
      place: { type: 'object', properties: { zip: { type: ['string', 'null'] } } },
      languages: { type: 'array', maxItems: 3, items: { type: 'object', properties: { level: { enum: ['a', 'b'] } } } },
      answers: { $ref: '#/components/schemas/JobAnswers' },
      posted: { type: 'string', format: 'date-time' },
    },
  };
  expect(
    rowsOf(schema).map(({ name, isRequired, type, reference, meaning }) => [
      name,
      isRequired,
      type,
      reference,
      meaning,
    ]),
  ).toEqual([
    ['title', true, 'string, up to 80 characters', null, 'Job title: Short.'],
    ['place', false, 'object', null, ''],
    ['place.zip', false, 'string, or null', null, ''],
    ['languages', false, 'array of object, up to 3 entries', null, ''],
    ['languages[].level', false, 'one of a, b', null, ''],
    ['answers', false, 'JobAnswers', 'JobAnswers', ''],
    ['posted', false, 'string (date-time)', null, ''],
  ]);
});

it('has a request to copy, with an example of the body', () => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Name' } } };
  const operation = {
    ...{ operationId: 'x', summary: 'x', responses: {}, requestBody: { required: true, content } },
    parameters: [{ name: 'Idempotency-Key', in: 'header' as const, schema: {} }],
  };
  const document = {
    ...{ openapi: '3.1.0', info: { title: 'x', version: '1', description: 'x' }, security: [], paths: {} },
    servers: [{ url: 'https://jobs.example/api/v1' }],
    components: { securitySchemes: {}, schemas: { Name: { examples: [{ name: "Ida's" }] } } },
  };
  expect(curlOf(document, { path: '/jobs/{id}/x', method: 'post', operation })).toBe(
    [
      'curl -X POST https://jobs.example/api/v1/jobs/42/x \\',
      '  -H "Authorization: Bearer $KEY" \\',
      '  -H "Idempotency-Key: a-name-of-your-own" \\',
      '  -H "Content-Type: application/json" \\',
      `  -d '{\n  "name": "Ida'\\''s"\n}'`,
    ].join('\n'),
  );
});
