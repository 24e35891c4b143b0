/** The contract between forms and the controls in runtime/forms/controls. */
import type { Editor } from '@tiptap/core';
import type { ComponentType, ReactNode } from 'react';
import type { Schema } from '../../schemas/resolved-schema.ts';
import type { RunQuery } from '../graphql/create-client.ts';
import type { Translate } from '../page/texts.tsx';

/** Props of a control. The surrounding frame has rendered label, help, errors and the marker for optional fields. */
export interface ControlProps<Value = unknown> {
  /** Id of the focusable element that label and error summary point to. A group gives it to its first part. */
  id: string;
  /** Id of the rendered label, for `aria-labelledby` of groups and of parts that are not form elements. */
  labelId: string;
  /** Name of the field. */
  name: string;
  /** JSON pointer of the answer, beginning with its group: `/contact_people/people/0/phone`. Unique in the form. */
  pointer: string;
  /** Undefined means no answer; a cleared control reports undefined, not an empty string. */
  value: Value | undefined;
  onChange(value: Value | undefined): void;
  /** Reports that the control lost focus: from now on its errors are shown. */
  onBlur(): void;
  /** JSON Schema of the answer, titles in the visitor's language. */
  schema: Schema;
  required: boolean;
  readOnly: boolean;
  disabled: boolean;
  label: string;
  /** Ids of help and errors, for `aria-describedby`. */
  describedBy: string | undefined;
  invalid: boolean;
  /** Errors of a part of the answer, by its pointer below this field: `/0/lastName`. */
  errorsAt(pointer: string): readonly string[];
  /** Renders a nested field including its frame; null for read-only values. */
  renderField(part: PartField): ReactNode;
  tools: FormTools;
}

/** A field inside an answer, such as one in a list entry. Its changes update the answer automatically. */
export interface PartField {
  /** Relative to this field, `/0/lastName`. */
  pointer: string;
  name: string;
  schema: Schema;
  /** The part's value, as held by this control. */
  value: unknown;
  required: boolean;
  /** Defaults to the control chosen from the schema: `partControl`. */
  control?: string;
  /** Half the column on wide screens; defaults to full. */
  width?: 'full' | 'half';
  /** Set if the context makes the label clear: it is rendered for screen readers only. */
  labelHidden?: boolean;
}

/**
 * Who renders the label: `field` a label for the single element `id`, `group` a legend for several parts, `self` the
 * control; `none` is never shown.
 */
export type Labelled = 'field' | 'group' | 'self' | 'none';

export interface RegisteredControl {
  /** May be loaded with `later(...)`: forms show a placeholder `lines` text lines high until it has loaded. */
  component: ComponentType<ControlProps>;
  /** Loads the control ahead of its first rendering. Rejects when its script cannot be loaded. */
  preload?(): Promise<unknown>;
  /** The same control if its script has loaded. */
  loaded?(): ComponentType<ControlProps> | null;
  labelled: Labelled;
  lines?: number;
}

/** By control names as in schemas/form-ui.schema.json. */
export type ControlRegistry = Readonly<Record<string, RegisteredControl>>;

/** An option, where the values come from the page rather than the schema. */
export interface Choice {
  value: string | number;
  label: string;
}

/** The backend's answer to an upload, see `UploadedFile` in its schema. */
export interface SentFile {
  id: string;
  name: string;
  size: number;
  type: string;
  width: number | null;
  height: number | null;
  url: string;
  variants: readonly { name: string; width: number; height: number; url: string }[];
}

export type FilePurpose = 'ATTACHMENT' | 'DOCUMENT' | 'PHOTO' | 'LOGO' | 'COVER' | 'GALLERY';

/** Uploads one file. Rejects with `GraphqlError`, whose message can be shown, or with `AbortError` when aborted. */
export type UploadFile = (
  file: File,
  purpose: FilePurpose,
  options?: { onProgress?: (share: number) => void; signal?: AbortSignal },
) => Promise<SentFile>;

/** Props of a helper below a rich text. */
export interface TextHelpProps {
  editor: Editor;
  disabled: boolean;
}

/** What controls need from outside. One object for the lifetime of a form. */
export interface FormTools {
  locale: string;
  /** ISO 3166-1 alpha-2; the brand's own country. */
  country: string;
  /** The same, and the others whose places the brand suggests: lists of countries begin with them. */
  countries: readonly string[];
  timeZone: string;
  /** ISO 4217; the brand's own currency. */
  currency: string;
  /** Runs one operation with the session of the page. */
  query: RunQuery;
  upload: UploadFile;
  toolbar: 'standard' | 'admin';
  /** Texts of the namespace `controls`. */
  t: Translate;
  /** Taxonomies with more values are searched by typing instead of listed. */
  autocompleteThreshold: number;
  /** Options known only to the page, by pointer: `/company_info/organization`. */
  choices?: Readonly<Record<string, readonly Choice[]>>;
  /** Helpers shown below rich texts, by pointer. */
  textHelp?: Readonly<Record<string, ComponentType<TextHelpProps>>>;
}
