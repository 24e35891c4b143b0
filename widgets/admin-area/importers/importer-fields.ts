/** What the form of an importer holds, and what is sent of it. */
import type { ImporterSettings } from './importers.generated.ts';

export interface ImporterFields {
  brand: string;
  name: string;
  isUrl: boolean;
  url: string;
  /** '' for none, `kept` for those that are stored. */
  credentials: '' | 'kept' | 'basic' | 'bearer' | 'header';
  user: string;
  secret: string;
  /** '' for none. */
  everyHours: string;
  atHour: string;
  organizations: ImporterSettings['organizations'];
  organization: { id: number; name: string } | null;
  backfill: boolean;
  needsReview: boolean;
  keepLink: boolean;
  brands: readonly string[];
}

export function emptyForm(brand: string): ImporterFields {
  return {
    ...{ brand, name: '', isUrl: true, url: '', credentials: '', user: '', secret: '', everyHours: '24', atHour: '3' },
    ...{ organizations: 'match', organization: null, backfill: false, needsReview: false, keepLink: true, brands: [] },
  };
}

export function formOf(before: ImporterSettings): ImporterFields {
  const { brand, name, organizations, organization, backfill, needsReview, keepLink, brands } = before;
  return {
    ...{ brand, name, organizations, organization, backfill, needsReview, keepLink, brands },
    isUrl: before.url !== null,
    url: before.url ?? '',
    credentials: before.hasCredentials ? 'kept' : '',
    user: '',
    secret: '',
    everyHours: before.everyHours === null ? '' : String(before.everyHours),
    atHour: String(before.atHour),
  };
}

/** Whether nothing is missing that the browser itself does not ask for. */
export function isComplete(fields: ImporterFields): boolean {
  return fields.brand !== '' && (fields.organizations !== 'one' || fields.organization !== null);
}

/** The settings to send: credentials only where they change. */
export function inputOf(fields: ImporterFields, before: Pick<ImporterSettings, 'hasCredentials'> | null) {
  const { name, organizations, organization, backfill, needsReview, keepLink, brands, credentials } = fields;
  const isGiven = credentials !== '' && credentials !== 'kept';
  const isRemoved = before?.hasCredentials === true && (credentials === '' || !fields.isUrl);
  return {
    ...{ name: name.trim(), organizations, backfill, needsReview, keepLink, brands: [...brands] },
    url: fields.isUrl ? fields.url.trim() : null,
    everyHours: fields.isUrl && fields.everyHours !== '' ? Number(fields.everyHours) : null,
    atHour: Number(fields.atHour),
    organizationId: organizations === 'one' ? (organization?.id ?? null) : null,
    ...(fields.isUrl && isGiven
      ? { credentials: { kind: credentials, name: fields.user.trim() || null, secret: fields.secret } }
      : isRemoved && { credentials: null }),
  };
}
