import { expect, it } from 'vitest';
import { skillsIn } from './skills.ts';

it.each([
  [
    ['Databases: MySQL, Oracle', 'Other: Git'],
    ['MySQL', 'Oracle', 'Git'],
  ],
  [
    ['Frameworks\tSpring', 'Tools\tDocker, Jenkins'],
    ['Spring', 'Docker', 'Jenkins'],
  ],
  [
    ['Excel\tSQL', 'Word\tSAP'],
    ['Excel', 'SQL', 'Word', 'SAP'],
  ],
  [
    ['Excel – sehr gut', 'Python (advanced)', 'Java: good', 'SQL ★★★★☆'],
    ['Excel', 'Python', 'Java', 'SQL'],
  ],
  [
    ['Sehr gute Kenntnisse in SAP', 'Sicherer Umgang mit Excel'],
    ['SAP', 'Excel'],
  ],
  [['Programmiersprachen: Java (sehr gut), C++ (gut)'], ['Java', 'C++']],
  [
    ['Führerschein: B, BE', 'Führerschein Klasse B', 'Staplerführerschein', 'Permis cariste'],
    ['Staplerführerschein', 'Permis cariste'],
  ],
  [
    ['▸ Stata', '▸ R'],
    ['Stata', 'R'],
  ],
  [['HTML, CSS and Sass'], ['HTML', 'CSS', 'Sass']],
  [['Planning and control'], ['Planning and control']],
  [['Office (Word, Excel), Canva'], ['Office', 'Canva']],
  [['Payroll / Pastel / Sage'], ['Payroll', 'Pastel', 'Sage']],
  [
    ['HTML/CSS', 'A/B testing'],
    ['HTML/CSS', 'A/B testing'],
  ],
])('reads %j', (lines, skills) => {
  expect(skillsIn(lines)).toEqual(skills);
});

it('goes on with a list that the end of the line breaks', () => {
  const line = 'Stock control, Visual merchandising, Loss prevention, Team rosters, Till';
  expect(skillsIn([line, 'reconciliation, MYOB'])).toContain('Till reconciliation');
  expect(skillsIn(['Excel, Word', 'Photoshop, InDesign'])).toEqual(['Excel', 'Word', 'Photoshop', 'InDesign']);
});
