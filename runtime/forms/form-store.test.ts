import { describe, expect, it, vi } from 'vitest';
import type { FormCheck } from '../core/forms/check.ts';
import type { Answers } from './answers.ts';
import { createFormStore } from './form-store.ts';

interface Person {
  name?: string;
}

/** A form with a message and with people, whose names are required. */
const check: FormCheck = (answers, only) => {
  const { message = {}, team = {} } = answers as Answers;
  const people = Array.isArray(team.people) ? (team.people as Person[]) : [];
  const errors = [
    ...(message.name === undefined ? [{ code: 'required', pointer: '/message/name' }] : []),
    ...(message.body === undefined ? [{ code: 'required', pointer: '/message/body' }] : []),
    ...people.flatMap(({ name }, at) =>
      name === undefined ? [{ code: 'required', pointer: `/team/people/${at}/name` }] : [],
    ),
  ];
  const isAsked = (pointer: string) => (only ?? ['message', 'team']).includes(pointer.split('/')[1] ?? '');
  return { answers: {}, errors: errors.filter(({ pointer }) => isAsked(pointer)) };
};

function store(answers: Answers = {}, groups = ['message', 'team']) {
  const told = vi.fn();
  const made = createFormStore({
    answers,
    onChange: told,
    check: () => check,
    describe: ({ code }) => `${code}!`,
    groups: () => groups,
  });
  return { ...made, told, places: () => [...made.shown().keys()] };
}

describe('errors', () => {
  it('of a page that came back are shown from the start, each until its field is changed', async () => {
    const faults = ['name', 'body'].map((name) => ({ code: 'x', pointer: `/message/${name}`, message: `No ${name}.` }));
    const made = createFormStore({
      answers: { message: { name: 'x' } },
      faults,
      onChange: () => undefined,
      check: () => null,
      describe: ({ code }) => code,
      groups: () => ['message'],
    });
    expect([...made.shown()]).toEqual([
      ['/message/name', ['No name.']],
      ['/message/body', ['No body.']],
    ]);
    made.change('/message/name', 'y');
    await vi.waitFor(() => expect([...made.shown().keys()]).toEqual(['/message/body']));
  });

  it('wait until a field was changed and left', () => {
    const { change, leave, places, errorsAt } = store();
    leave('/message/name');
    expect(places()).toEqual([]);
    change('/message/name', 'I');
    change('/message/name', undefined);
    expect(places()).toEqual([]);
    leave('/message/name');
    expect(places()).toEqual(['/message/name']);
    expect(errorsAt('/message/name')).toEqual(['required!']);
  });

  it('show all at once when the form is sent, those of other groups never', () => {
    const own = store({}, ['message']);
    expect(own.showAll()).toBe(true);
    expect(own.places()).toEqual(['/message/name', '/message/body']);
  });

  it('go as soon as what they are about is mended', () => {
    vi.useFakeTimers();
    const own = store();
    own.showAll();
    own.change('/message/name', 'Ida');
    vi.runAllTimers();
    vi.useRealTimers();
    expect(own.places()).toEqual(['/message/body']);
  });

  it('begin anew on the next step of a form that was right so far', () => {
    const own = store({ message: { name: 'Ida', body: 'Hello' } });
    expect(own.showAll()).toBe(false);
    own.change('/team/people', [{}]);
    expect(own.places()).toEqual([]);
  });

  it('stay the same lists while they say the same', () => {
    const own = store();
    own.showAll();
    const before = own.errorsAt('/message/body');
    own.showAll();
    expect(own.errorsAt('/message/body')).toBe(before);
  });
});

describe('what the backend finds', () => {
  const fault = (pointer: string) => ({ code: 'taken', pointer, message: 'This is taken.' });

  it('stands at its place until that is changed', () => {
    const own = store({ message: { name: 'Ida', body: 'Hello' } });
    own.showFaults([fault('/message/name'), fault('/message/body')]);
    expect(own.errorsAt('/message/name')).toEqual(['This is taken.']);
    vi.useFakeTimers();
    own.change('/message/name', 'Ada');
    vi.runAllTimers();
    vi.useRealTimers();
    expect(own.places()).toEqual(['/message/body']);
  });
});

describe('a list', () => {
  const [ida, ben, eve]: Person[] = [{ name: 'Ida' }, {}, { name: 'Eve' }];

  it('keeps errors at the entries that they are about when entries move or go', () => {
    const own = store({ message: { name: 'I', body: 'B' }, team: { people: [ida, ben, eve] } });
    own.change('/team/people/1/name', 'B');
    own.change('/team/people/1/name', undefined);
    own.leave('/team/people/1/name');
    expect(own.places()).toEqual(['/team/people/1/name']);
    vi.useFakeTimers();
    const [first, second, third] = (own.answers().team?.people ?? []) as Person[];
    own.change('/team/people', [second, first, third]);
    vi.runAllTimers();
    expect(own.places()).toEqual(['/team/people/0/name']);
    own.change('/team/people', [first, third]);
    vi.runAllTimers();
    vi.useRealTimers();
    expect(own.places()).toEqual([]);
  });
});

it('tells of changes, and of none where nothing changed', () => {
  const own = store({ message: { name: 'Ida' } });
  own.change('/message/name', 'Ida');
  expect(own.told).not.toHaveBeenCalled();
  own.change('/message/name', 'Ada');
  expect(own.told).toHaveBeenCalledExactlyOnceWith({ message: { name: 'Ada' } });
});
