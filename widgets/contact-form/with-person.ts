import type { Answers } from '../../runtime/forms/answers.ts';

interface Writer {
  name: string;
  email: string;
}

/** Who is signed in need not say who they are; what they have said stays. */
export function withPerson(answers: Answers, { name, email }: Writer): Answers {
  const { message = {} } = answers;
  const filled = { ...(name !== '' && { name }), email, ...message };
  return { ...answers, message: filled };
}
