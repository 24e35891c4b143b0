/**
 * Every control by folder name. Controls of common first forms (sign-in, message) load with the form; the rest with the
 * first form that has such a field.
 */
import type { ControlRegistry } from '../control-contract.ts';
import { later } from '../later.ts';
import { CheckboxControl } from './checkbox/control.tsx';
import { CheckboxesControl } from './checkboxes/control.tsx';
import { DateControl } from './date/control.tsx';
import { EmailControl } from './email/control.tsx';
import { FilesControl } from './files/control.tsx';
import { HiddenControl } from './hidden/control.tsx';
import { NumberControl } from './number/control.tsx';
import { PasswordControl } from './password/control.tsx';
import { RadioControl } from './radio/control.tsx';
import { SelectControl } from './select/control.tsx';
import { TermsControl } from './terms/control.tsx';
import { TextControl } from './text/control.tsx';
import { TextareaControl } from './textarea/control.tsx';
import { UrlControl } from './url/control.tsx';

export const controls = {
  text: { component: TextControl, labelled: 'field' },
  textarea: { component: TextareaControl, labelled: 'field', lines: 4 },
  'rich-text': {
    ...later(async () => (await import('./rich-text/control.tsx')).RichTextControl),
    labelled: 'group',
    lines: 9,
  },
  number: { component: NumberControl, labelled: 'field' },
  money: {
    ...later(async () => (await import('./money/control.tsx')).MoneyControl),
    labelled: 'group',
  },
  date: { component: DateControl, labelled: 'field' },
  'date-time': {
    ...later(async () => (await import('./date-time/control.tsx')).DateTimeControl),
    labelled: 'field',
  },
  period: {
    ...later(async () => (await import('./period/control.tsx')).PeriodControl),
    labelled: 'group',
    lines: 3,
  },
  email: { component: EmailControl, labelled: 'field' },
  phone: {
    ...later(async () => (await import('./phone/control.tsx')).PhoneControl),
    labelled: 'field',
  },
  url: { component: UrlControl, labelled: 'field' },
  video: {
    ...later(async () => (await import('./video/control.tsx')).VideoControl),
    labelled: 'field',
  },
  password: { component: PasswordControl, labelled: 'field' },
  select: { component: SelectControl, labelled: 'field' },
  radio: { component: RadioControl, labelled: 'group', lines: 3 },
  checkbox: { component: CheckboxControl, labelled: 'self' },
  checkboxes: { component: CheckboxesControl, labelled: 'group', lines: 4 },
  terms: { component: TermsControl, labelled: 'group' },
  tags: {
    ...later(async () => (await import('./tags/control.tsx')).TagsControl),
    labelled: 'group',
  },
  address: {
    ...later(async () => (await import('./address/control.tsx')).AddressControl),
    labelled: 'group',
    lines: 12,
  },
  places: {
    ...later(async () => (await import('./places/control.tsx')).PlacesControl),
    labelled: 'group',
  },
  image: {
    ...later(async () => (await import('./image/control.tsx')).ImageControl),
    labelled: 'group',
    lines: 4,
  },
  images: {
    ...later(async () => (await import('./images/control.tsx')).ImagesControl),
    labelled: 'group',
    lines: 4,
  },
  file: {
    ...later(async () => (await import('./file/control.tsx')).FileControl),
    labelled: 'group',
    lines: 4,
  },
  files: { component: FilesControl, labelled: 'group' },
  questions: {
    ...later(async () => (await import('./questions/control.tsx')).QuestionsControl),
    labelled: 'group',
    lines: 6,
  },
  list: {
    ...later(async () => (await import('./list/control.tsx')).ListControl),
    labelled: 'group',
    lines: 3,
  },
  hidden: { component: HiddenControl, labelled: 'none' },
} satisfies ControlRegistry;
