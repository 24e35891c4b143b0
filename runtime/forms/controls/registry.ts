/** Every control by the name of its folder; what is heavy comes when it is shown. */
import { lazy } from 'react';
import type { ControlRegistry } from '../control-contract.ts';
import { AddressControl } from './address/control.tsx';
import { CheckboxControl } from './checkbox/control.tsx';
import { CheckboxesControl } from './checkboxes/control.tsx';
import { DateControl } from './date/control.tsx';
import { DateTimeControl } from './date-time/control.tsx';
import { EmailControl } from './email/control.tsx';
import { HiddenControl } from './hidden/control.tsx';
import { ListControl } from './list/control.tsx';
import { MoneyControl } from './money/control.tsx';
import { NumberControl } from './number/control.tsx';
import { PasswordControl } from './password/control.tsx';
import { PeriodControl } from './period/control.tsx';
import { PhoneControl } from './phone/control.tsx';
import { PlacesControl } from './places/control.tsx';
import { QuestionsControl } from './questions/control.tsx';
import { RadioControl } from './radio/control.tsx';
import { SelectControl } from './select/control.tsx';
import { TagsControl } from './tags/control.tsx';
import { TermsControl } from './terms/control.tsx';
import { TextControl } from './text/control.tsx';
import { TextareaControl } from './textarea/control.tsx';
import { UrlControl } from './url/control.tsx';
import { VideoControl } from './video/control.tsx';

export const controls = {
  text: { component: TextControl, labelled: 'field' },
  textarea: { component: TextareaControl, labelled: 'field', lines: 4 },
  'rich-text': {
    component: lazy(async () => ({ default: (await import('./rich-text/control.tsx')).RichTextControl })),
    labelled: 'group',
    lines: 9,
  },
  number: { component: NumberControl, labelled: 'field' },
  money: { component: MoneyControl, labelled: 'group' },
  date: { component: DateControl, labelled: 'field' },
  'date-time': { component: DateTimeControl, labelled: 'field' },
  period: { component: PeriodControl, labelled: 'group', lines: 3 },
  email: { component: EmailControl, labelled: 'field' },
  phone: { component: PhoneControl, labelled: 'field' },
  url: { component: UrlControl, labelled: 'field' },
  video: { component: VideoControl, labelled: 'field' },
  password: { component: PasswordControl, labelled: 'field' },
  select: { component: SelectControl, labelled: 'field' },
  radio: { component: RadioControl, labelled: 'group', lines: 3 },
  checkbox: { component: CheckboxControl, labelled: 'self' },
  checkboxes: { component: CheckboxesControl, labelled: 'group', lines: 4 },
  terms: { component: TermsControl, labelled: 'group' },
  tags: { component: TagsControl, labelled: 'group' },
  address: { component: AddressControl, labelled: 'group', lines: 12 },
  places: { component: PlacesControl, labelled: 'group' },
  image: {
    component: lazy(async () => ({ default: (await import('./image/control.tsx')).ImageControl })),
    labelled: 'group',
    lines: 4,
  },
  images: {
    component: lazy(async () => ({ default: (await import('./images/control.tsx')).ImagesControl })),
    labelled: 'group',
    lines: 4,
  },
  file: {
    component: lazy(async () => ({ default: (await import('./file/control.tsx')).FileControl })),
    labelled: 'group',
    lines: 4,
  },
  files: {
    component: lazy(async () => ({ default: (await import('./files/control.tsx')).FilesControl })),
    labelled: 'group',
    lines: 4,
  },
  questions: { component: QuestionsControl, labelled: 'group', lines: 6 },
  list: { component: ListControl, labelled: 'group', lines: 3 },
  hidden: { component: HiddenControl, labelled: 'none' },
} satisfies ControlRegistry;
