/** An expected error caused by input: shown as a message without a stack trace. */
export class UserError extends Error {}
