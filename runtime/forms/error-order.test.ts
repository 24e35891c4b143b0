import { expect, it } from 'vitest';
import { orderedErrors } from './error-order.ts';

const groups = [
  {
    group: 'message',
    schema: { properties: { body: { title: 'Message' }, name: { title: 'Name' } } },
    fields: ['name', 'body'].map((name) => ({ name, control: 'text', width: 'full' })),
  },
  {
    group: 'team',
    schema: {
      properties: {
        people: {
          title: 'People',
          items: { title: 'Person', properties: { first: { title: 'First name' }, phone: { title: 'Phone' } } },
        },
      },
    },
    fields: [{ name: 'people', control: 'list', width: 'full' }],
  },
];

it('names errors in the order of the fields, and says which entry of a list they are in', () => {
  const shown = new Map([
    ['/team/people/10/first', ['Please fill in this field.']],
    ['/team/people/2/phone', ['Too short.']],
    ['/team/people/2/first', ['Please fill in this field.']],
    ['/message/body', ['Please fill in this field.']],
    ['/message/name', ['Please fill in this field.', 'Too long.']],
    ['/team', ['Something is wrong.']],
    ['', ['All is wrong.']],
  ]);
  expect(orderedErrors(groups, shown).map(({ label, message }) => `${label}: ${message}`)).toEqual([
    'Name: Please fill in this field.',
    'Name: Too long.',
    'Message: Please fill in this field.',
    ': Something is wrong.',
    'People 3, First name: Please fill in this field.',
    'People 3, Phone: Too short.',
    'People 11, First name: Please fill in this field.',
    ': All is wrong.',
  ]);
});
