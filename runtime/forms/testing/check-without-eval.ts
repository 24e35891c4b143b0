/**
 * Runs validation scripts under a page's strict policy: `node --disallow-code-generation-from-strings`, forms on stdin,
 * findings on stdout.
 */
import { json } from 'node:stream/consumers';
import { bringPhoneLibrary } from '../../../schemas/phone.ts';
import { numbersOfTheWorld } from '../../../schemas/phone-library.ts';
import type { AskedForm } from '../../core/forms/ask.ts';
import { checkFromScript } from '../check-script.ts';

interface Trial {
  asked: AskedForm;
  script: string;
  answers: unknown[];
}

// As on a page once somebody types a phone number.
bringPhoneLibrary(numbersOfTheWorld);

const trials = (await json(process.stdin)) as Trial[];
const findings: unknown[] = [];
for (const { asked, script, answers } of trials) {
  const check = checkFromScript(asked, await import(`data:text/javascript,${encodeURIComponent(script)}`));
  findings.push(answers.map((one) => check(one)));
}
process.stdout.write(JSON.stringify(findings));
