import { describe, expect, it } from 'vitest';
import type { AskedForm } from '../../core/forms/ask.ts';
import { hasFiles, isFillable, itemsOfGroup } from './plain-form.ts';

const say = (key: string) => key;
const group = (properties: Record<string, object>, controls: Record<string, string>, required: string[] = []) => ({
  group: 'own',
  schema: { properties, required },
  fields: Object.entries(controls).map(([name, control]) => ({ name, control, width: 'full' })),
});
const asForm = (...groups: AskedForm['groups']) => ({ groups });
const file = { type: 'array', items: { 'x-part': 'file', 'x-purpose': 'attachment' } };

describe('a form in plain elements', () => {
  it('has one for each field, in order, with its label and whether it is required', () => {
    const own = group(
      {
        name: { type: 'string', title: 'Name', description: 'Name.' },
        phone: { type: 'string', title: 'Phone', description: 'With code.' },
        often: { type: 'integer', title: 'How often', enum: [1, 7], enumDescriptions: ['Daily', 'Weekly'] },
        agreed: { type: 'boolean', title: 'I agree' },
        files: { ...file, title: 'Files' },
      },
      { name: 'text', phone: 'phone', often: 'radio', agreed: 'checkbox', files: 'files' },
      ['name'],
    );
    expect(
      itemsOfGroup(own, say).map(({ pointer, label, help, required, kind }) => ({
        pointer,
        label,
        help,
        required,
        kind,
      })),
    ).toEqual([
      {
        pointer: '/own/name',
        label: 'Name',
        help: undefined,
        required: true,
        kind: { element: 'input', type: 'text' },
      },
      {
        pointer: '/own/phone',
        label: 'Phone',
        help: 'With code.',
        required: false,
        kind: { element: 'input', type: 'tel' },
      },
      {
        pointer: '/own/often',
        label: 'How often',
        help: undefined,
        required: false,
        kind: {
          element: 'choice',
          isMany: false,
          choices: [
            { value: 1, label: 'Daily' },
            { value: 7, label: 'Weekly' },
          ],
        },
      },
      { pointer: '/own/agreed', label: 'I agree', help: undefined, required: false, kind: { element: 'checkbox' } },
      {
        pointer: '/own/files',
        label: 'Files',
        help: undefined,
        required: false,
        kind: { element: 'file', isMany: true },
      },
    ]);
  });

  it('asks the questions of a job one by one', () => {
    const questions = [
      { id: 4, text: 'Press card?', type: 'yes_no', options: [], required: true },
      { id: 7, text: 'Tools?', type: 'many', options: ['Pen'], required: false },
      { id: 8, text: 'Years?', type: 'number', options: [], required: false },
      { id: 9, text: 'Why?', type: 'text', options: [], required: false },
    ];
    const own = { ...group({ answers: { 'x-questions': questions } }, { answers: 'questions' }), group: 'questions' };
    expect(itemsOfGroup(own, say).map(({ pointer, required, kind }) => [pointer, required, kind.element])).toEqual([
      ['/questions/answers/4', true, 'choice'],
      ['/questions/answers/7', false, 'choice'],
      ['/questions/answers/8', false, 'input'],
      ['/questions/answers/9', false, 'textarea'],
    ]);
  });

  it('leaves out fields that need scripts, and cannot be completed if one of them is required', () => {
    const own = (required: string[]) => group({ place: { type: 'object' } }, { place: 'places' }, required);
    expect(itemsOfGroup(own([]), say)).toEqual([]);
    expect([isFillable(asForm(own([]))), isFillable(asForm(own(['place'])))]).toEqual([true, false]);
  });

  it('is posted with its files if it has any', () => {
    expect(hasFiles(asForm(group({ files: file }, { files: 'files' })))).toBe(true);
    expect(hasFiles(asForm(group({ name: { type: 'string' } }, { name: 'text' })))).toBe(false);
  });
});
