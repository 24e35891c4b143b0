/** A mistake of the person at the keyboard: the message is all they need, no stack. */
export class UserError extends Error {}
