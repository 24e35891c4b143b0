/** Values of event details that are words of a list, by key; a test compares them with the texts. */
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
