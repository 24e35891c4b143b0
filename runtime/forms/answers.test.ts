import { expect, it } from 'vitest';
import { startAnswers, valueAt, withValueAt } from './answers.ts';

const answers = {
  message: { name: 'Ida', copy: true },
  people: { people: [{ name: 'A' }, { name: 'B', phone: '1' }] },
};

it('finds what stands at a place, and nothing on prototypes', () => {
  expect(valueAt(answers, '/people/people/1/phone')).toBe('1');
  expect(valueAt(answers, '/people/people/7/phone')).toBeUndefined();
  expect(valueAt(answers, '/message/constructor')).toBeUndefined();
  expect(valueAt({ a: { 'b/c~d': 1 } }, '/a/b~1c~0d')).toBe(1);
});

it('changes one place and leaves all else the same objects', () => {
  const next = withValueAt(answers, '/people/people/1/name', 'C');
  expect(next.people).toEqual({ people: [{ name: 'A' }, { name: 'C', phone: '1' }] });
  expect(next.message).toBe(answers.message);
  expect(valueAt(next, '/people/people/0')).toBe(valueAt(answers, '/people/people/0'));
  expect(answers.people.people[1]?.name).toBe('B');
});

it('makes groups and objects on the way, and takes away what has no value', () => {
  expect(withValueAt({}, '/billing/address/zip', '04101')).toEqual({ billing: { address: { zip: '04101' } } });
  expect(withValueAt(answers, '/message/copy', undefined).message).toEqual({ name: 'Ida' });
  expect(Object.keys(withValueAt(answers, '/message/copy', undefined).message ?? {})).toEqual(['name']);
});

it('begins with what schemas take for usual, and with what was given', () => {
  const properties = {
    copy: { type: 'boolean', default: false },
    way: { type: 'string', default: 'internal' },
    id: { type: 'integer', default: 1, readOnly: true },
    name: { type: 'string' },
  };
  const groups = [{ group: 'message', schema: { properties }, fields: [] }];
  expect(startAnswers({ groups })).toEqual({ message: { copy: false, way: 'internal' } });
  expect(startAnswers({ groups }, { message: { way: 'email' } })).toEqual({ message: { copy: false, way: 'email' } });
});
