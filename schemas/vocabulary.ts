/** Our own schema keywords and what they mean. */
export const vocabulary = {
  'x-spec': 'Name of the setting in the specification.',
  'x-since': 'Part of the product that makes this setting, and all below it, effective. Absent once the part is built.',
  'x-public': 'The setting, and all below it, may reach the browser; `false` below takes a part out again.',
  'x-file-only': 'Only the file can say it, for this reason; an administrator cannot switch it, nor anything below it.',
  'x-identity':
    'Says whose site it is. `own`: belongs to one publisher, and two brands that share it deserve a warning. `look`: a copied brand usually changes it, but may keep it.',
  'x-title': 'What the key is called in changes and findings, where its own words say something else.',
  'x-editor': 'For editors alone, which complete and explain by it; the server leaves it out.',
  'x-form':
    'What values of a definition look like, for messages. Editors would show it in place of what a setting is for.',
  'x-optional': 'May be absent in a resolved document or a stored answer.',
  'x-removable': 'An entry of a map that `null` in a child takes away.',
  'x-taxonomy': 'Values are codes of terms of this taxonomy.',
  'x-feature': 'The field is asked only while this feature is on.',
  'x-private': 'Personal: never public, shown only to those who have been let in.',
  'x-unmapped': 'Kept with these answers; never read from or written to the account.',
  'x-purpose':
    'What an uploaded file is for, by the names of the API in small letters: `attachment`, `document`, `photo`, `logo`, `cover`, `gallery`.',
  'x-kinds': 'Extensions that files may have: fewer than their purpose takes, or also docx and odt.',
  'x-megabytes': 'Greatest size of one file, less than its purpose takes.',
  'x-questions': 'The questions of a job that these answers answer; the form of one job brings them along.',
  'x-part': 'Shape of several form groups that the schema came from; its texts are kept once, under this name.',
  'x-source': 'Name of the field where the backend calls it differently.',
  'x-trim': 'Blanks at both ends are cut off; an answer of blanks counts as none.',
  'x-case': 'Letters are turned to `lower` or `upper` case.',
  'x-country': 'Country of telephone numbers without a country code, ISO 3166-1; the brand brings it along.',
  'x-at-least': 'Not below the sibling of this name: numbers by size, dates by time.',
  enumDescriptions: 'What each value of `enum` means, in the same order.',
  tsType: 'TypeScript type to write instead of the derived one.',
} as const;
