/** Details of events with a label; a test compares them with those that the backend writes. */
export const detailKeys: readonly string[] = [
  'account',
  'after',
  'alert',
  'amount',
  'appConfig',
  'before',
  'brand',
  'by',
  'change',
  'contact',
  'contactMessage',
  'cvSite',
  'days',
  'importer',
  'job',
  'kept',
  'language',
  'mail',
  'merged',
  'name',
  'operation',
  'order',
  'organization',
  'page',
  'post',
  'preview',
  'product',
  'provider',
  'reason',
  'resume',
  'role',
  'rule',
  'scheduled',
  'subscription',
  'task',
  'template',
  'term',
  'title',
  'type',
  'version',
  'what',
];

/** Values with a text, by key. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  by: ['password', 'link', 'workspace', 'linkedin', 'google', 'facebook', 'command line'],
  change: [
    ...['set', 'undo', 'redo', 'restore', 'start', 'end', 'fleet', 'fleet_undo'],
    ...['schedule', 'move', 'cancel'],
  ],
  // Of a failed sign-in; reasons that a person wrote are shown as they are.
  reason: ['unknown', 'password', 'blocked'],
};

/** The values of a detail that have a text; none for most. */
export const choicesOf = (key: string): readonly string[] => CHOICES[key] ?? [];
