/** What a resume discloses after approval, with labels. */
import { isFeatureOn } from '../../../runtime/core/document/features.ts';
import { ALWAYS_OPENED, type OpenedField, openedFields } from '../../../runtime/core/resume-contact/opened-fields.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import { formOf } from '../../answers/stored.ts';
import type { ApiContext } from '../../context.ts';
import { readObject, readObjects, readText } from '../../read-json.ts';
import type { Reader } from '../../refusal.ts';
import { readAddress } from '../places/address.ts';
import { describeAddress } from '../places/describe.ts';
import { type ReadableResume, readableResume } from '../resumes/readable.ts';
import type { ContactRow } from './store.ts';

const FORM = 'resume';

/** Whether the owner approved, the contact is paid for, and the brand still offers contact requests. */
export function isOpened({ brand }: Pick<ApiContext, 'brand'>, contact: ContactRow | null): contact is ContactRow {
  if (!isFeatureOn(brand.document.features, 'resumeContact')) return false;
  return contact !== null && contact.state === 'approved' && contact.opened !== null;
}

/** Whether the current person is the owner of the resume. */
export function isOwner({ viewer }: Pick<ApiContext, 'viewer'>, { ownerId }: Pick<ContactRow, 'ownerId'>): boolean {
  return viewer.account?.id === ownerId;
}

export interface OpenedValue {
  field: OpenedField;
  /** The value in the resume; null without one, and for messages. */
  value: string | null;
}

interface WholeResume {
  data: Record<string, unknown>;
  /** Address of the account. */
  email: string;
}

/** What the chosen ways to reply disclose of a resume, with values, in the language of the request. */
export function openedValues(context: ApiContext, ways: readonly string[], whole: WholeResume): OpenedValue[] {
  const fields = openedFields(ways);
  const { groups } = formOf(context, FORM);
  const read = readableResume({ opened: new Set(fields) }, { groups, ...whole });
  return fields.map((field) => ({ field, value: valueIn(context, field, read) }));
}

function valueIn(context: ApiContext, field: OpenedField, { name, email, parts }: ReadableResume): string | null {
  const answersOf = (group: string) => readObject(parts.find((part) => part.group === group)?.answers);
  const person = answersOf('personal_info');
  switch (field) {
    case 'name':
      return name;
    case 'home': {
      const address = readAddress(readObject(person.homeLocation));
      const { regions, locale, brand } = context;
      return address && readText(describeAddress(address, regions, { locale, country: brand.document.site.country }));
    }
    case 'files': {
      const files = readObjects(answersOf('attachments').attachments);
      return readText(files.flatMap(({ name: file }) => readText(file) ?? []).join(', '));
    }
    case 'email':
      return email;
    case 'phone':
      return readText(answersOf('job_preferences').phone) ?? readText(person.phone);
    case 'messages':
      return null;
  }
}

/** Name of the owner of a resume that was opened; null without one. */
export function openedName(context: Pick<ApiContext, 'forms' | 'brand' | 'locale'>, whole: WholeResume): string | null {
  return readableResume({ opened: new Set(ALWAYS_OPENED) }, { groups: formOf(context, FORM).groups, ...whole }).name;
}

/** Their labels as a list: "Name, Home, Files, Phone". */
export function openedInWords(reader: Reader, fields: readonly OpenedField[]): string {
  const t = wordsOf(reader);
  return fields.map((field) => t(`fields.${field}`)).join(', ');
}

/** Placeholder for the owner of a resume without a name. */
export function ownerInWords(reader: Reader): string {
  return wordsOf(reader)('messages.owner');
}

function wordsOf({ brand, locale }: Reader) {
  return translatorOf(cutCatalogue(brand, locale, ['resume-contact']), 'resume-contact');
}
