/** Tasks of the background work that have a title; a test compares them with the tasks. */
export const workNames: readonly string[] = [
  'move-jobs',
  'change-brands',
  'publish-posts',
  'rebuild-search',
  'keep-search',
  'tell-of-ends',
  'sweep-jobs',
  'post-ordered-job',
  'read-job-file',
  'sweep-accounts',
  'ask-candidates',
  'clear-applications',
  'application-digest',
  'notice-subscriptions',
  'raise-profiles',
  'sweep-messages',
  'settle-contacts',
  'message-digest',
  'clear-messages',
  'sweep-leftovers',
  'start-importers',
  'run-importer',
  'delete-importer',
  'sweep-importers',
  'syndicate-jobs',
  'sweep-syndication',
  'send-alerts',
  'sweep-alerts',
  'send-newsletters',
  'sweep-newsletter',
  'deliver-webhooks',
  'sweep-partners',
  'sweep-previews',
  'morning-mail',
  'keep-statistics',
  'roll-up-statistics',
  'send-weekly-figures',
];

type Said = readonly [key: 'minutely' | 'minutes' | 'hourly' | 'daily', values: Record<string, string | number>];

/** A schedule in words: the kinds that tasks have. An empty list for another one. */
export function readSchedule(schedule: string): Said | readonly [] {
  if (schedule === '* * * * *') return ['minutely', {}];
  const [, step, minute, hour] = /^(?:\*\/(\d+) \*|(\d+) (\*|\d+)) \* \* \*$/.exec(schedule) ?? [];
  if (step !== undefined) return ['minutes', { count: Number(step) }];
  if (minute === undefined || hour === undefined) return [];
  if (hour === '*') return ['hourly', { minute }];
  return ['daily', { time: `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` }];
}
