import type { Answers } from '../../runtime/forms/answers.ts';

interface Writer {
  name: string;
  email: string;
}

/** Fills in name and email of signed-in people; what they typed is kept. */
export function withPerson(answers: Answers, { name, email }: Writer): Answers {
  const { message = {} } = answers;
  const filled = { ...(name !== '' && { name }), email, ...message };
  return { ...answers, message: filled };
}
