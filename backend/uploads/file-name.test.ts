import { expect, it } from 'vitest';
import { readableName } from './file-name.ts';

it.each([
  ['Résumé 2026.pdf', 'Résumé 2026.pdf'],
  ['CV.PDF', 'CV.pdf'],
  ['scan.jpeg', 'scan.pdf'],
  ['cv.pdf.pdf', 'cv.pdf'],
  ['run.exe', 'run.exe.pdf'],
  ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['cv\u202Efdp.exe', 'cvfdp.exe.pdf'],
  ['a\r\nSet-Cookie: b=c.pdf', 'aSet-Cookie b=c.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', 'img src=x onerror=alert(1).pdf'],
  ['  a \t\n  b  .pdf', 'a b.pdf'],
  ['...', 'file.pdf'],
  ['', 'file.pdf'],
  ['\uD83D.pdf', '\uFFFD.pdf'],
  ['👩‍💻'.repeat(100), `${'👩💻'.repeat(60)}.pdf`],
])('makes of %j %j', (sent, name) => {
  expect(readableName(sent, 'pdf')).toBe(name);
});
