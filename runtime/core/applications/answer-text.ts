/** Answers to a job's questions as text in the reader's language. Pure. */
import { writeNumber } from '../numbers.ts';

interface Answered {
  type: string;
  values: readonly string[];
}

/** Yes and no as in `yesNo`, numbers formatted for the locale, anything else as chosen or typed. */
export function answerText({ type, values }: Answered, locale: string, yesNo: (value: string) => string): string {
  return values
    .map((value) => {
      if (type === 'yes_no') return yesNo(value);
      return type === 'number' && Number.isFinite(Number(value))
        ? writeNumber(Number(value), locale, { grouped: false })
        : value;
    })
    .join(', ');
}
