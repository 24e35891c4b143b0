/** CVs as LaTeX sources: the usual classes, and tables, columns and pages as people build them. */
import type { Entry, Person } from './person.ts';
import { addressOf, birthdayOf, bornOf, inOrder, labels, nameOf, periodOf, townOf } from './wording.ts';

/** A layout by its name. */
export const latexLayouts: Readonly<Record<string, (person: Person) => string>> = {
  'modern-classic': (person) => moderncv(person, 'classic'),
  'modern-banking': (person) => moderncv(person, 'banking'),
  'modern-casual': (person) => moderncv(person, 'casual'),
  europass,
  'latex-right': (person) => article(person, flushRight(person)),
  'latex-left': (person) => article(person, datesLeft(person)),
  'latex-columns': columns,
  'latex-academic': academic,
};

const tex = (text: string) =>
  text
    .replace(/[&%$#_{}]/g, '\\$&')
    .replace(/ – /g, ' -- ')
    .replace(/"([^"]*)"/g, "``$1''");

const bullets = (lines: readonly string[]) =>
  lines.length === 0
    ? ''
    : `\\begin{itemize}\n${lines.map((line) => `\\item ${tex(line)}\n`).join('')}\\end{itemize}\n`;

const spoken = ({ languages }: Person) => languages.map(({ name, said }) => tex(`${name} (${said})`)).join(', ');

function moderncv(person: Person, style: string): string {
  const { words, headline, first, last, title, born, phone, email, about, skills, more } = person;
  const entry = (one: Entry) =>
    `\\cventry{${tex(periodOf(person, one))}}{${tex(one.what)}}{${tex(one.where)}}{${tex(one.place)}}{}{${bullets(one.bullets)}}\n`;
  const item = (label: string, text: string) => `\\cvitem{${tex(label)}}{${tex(text)}}\n`;
  return `\\documentclass[11pt,a4paper,sans]{moderncv}
\\moderncvstyle{${style}}\\moderncvcolor{blue}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern}\\usepackage[scale=0.8]{geometry}
\\name{${tex([title, first].filter(Boolean).join(' '))}}{${tex(last)}}
${headline && `\\title{${tex(headline)}}\n`}\\address{${tex(person.street)}}{${tex(townOf(person))}}{${tex(person.country)}}
\\phone[mobile]{${tex(phone)}}\\email{${tex(email)}}
${born && `\\extrainfo{${tex(bornOf(person))}}\n`}\\begin{document}\\makecvtitle
${about && `\\section{${tex(words.about)}}\n\\cvitem{}{${tex(about)}}\n`}\\section{${tex(words.work)}}
${inOrder(person, person.jobs).map(entry).join('')}\\section{${tex(words.education)}}
${inOrder(person, person.schools).map(entry).join('')}\\section{${tex(words.languages)}}
${person.languages.map(({ name, said }) => item(name, said)).join('')}\\section{${tex(words.skills)}}
${item('', skills.join(', '))}${more.map(({ heading, lines }) => `\\section{${tex(heading)}}\n${lines.map((line) => item('', line)).join('')}`).join('')}\\end{document}
`;
}

function europass(person: Person): string {
  const { words, born, skills, languages, language } = person;
  const mother = { en: 'Mother tongue', de: 'Muttersprache', fr: 'Langue maternelle' }[language];
  const option = { en: 'english', de: 'german', fr: 'french' }[language];
  const level = (code: string) => ({ fluent: 'C1', good: 'B2', basic: 'A2' })[code] ?? 'A1';
  const entry = (one: Entry) =>
    `\\ecvtitle{${tex(periodOf(person, one))}}{${tex(one.what)}}\n\\ecvitem{}{${tex(`${one.where}, ${one.place}`)}}\n${
      one.bullets.length > 0
        ? `\\ecvitem{}{\\begin{ecvitemize}${one.bullets.map((line) => `\\item ${tex(line)} `).join('')}\\end{ecvitemize}}\n`
        : ''
    }`;
  const others = languages.filter((one) => one.level !== 'native');
  return `\\documentclass[${option},a4paper]{europasscv}\\usepackage{lmodern}
\\ecvname{${tex(nameOf(person))}}\\ecvaddress{${tex(addressOf(person))}}
\\ecvmobile{${tex(person.phone)}}\\ecvemail{${tex(person.email)}}
${born && `\\ecvdateofbirth{${tex(birthdayOf(person))}}\n`}\\begin{document}\\begin{europasscv}
\\ecvpersonalinfo
\\ecvsection{${tex(words.work)}}
${inOrder(person, person.jobs).map(entry).join('')}\\ecvsection{${tex(words.education)}}
${inOrder(person, person.schools).map(entry).join('')}\\ecvsection{${tex(words.languages)}}
\\ecvitem{${mother}}{${languages.flatMap((one) => (one.level === 'native' ? tex(one.name) : [])).join(', ')}}
${others.map((one) => `\\ecvitem{${tex(one.name)}}{${level(one.level)}}\n`).join('')}\\ecvsection{${tex(words.skills)}}
\\ecvitem{}{${tex(skills.join(', '))}}
\\end{europasscv}\\end{document}
`;
}

function article(person: Person, body: string): string {
  return `\\documentclass[11pt]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern,enumitem,longtable,array}
\\usepackage[margin=2cm,${person.region === '' ? 'a4paper' : 'letterpaper'}]{geometry}
\\pagestyle{empty}\\setlength{\\parindent}{0pt}\\setlist{noitemsep,topsep=2pt}
\\newcommand{\\head}[1]{\\par\\bigskip{\\large\\textsc{#1}}\\\\[-8pt]\\rule{\\textwidth}{0.4pt}\\par}
\\begin{document}
${body}\\end{document}
`;
}

/** As American one-pagers have it: company and place, below it title and period. */
function flushRight(person: Person): string {
  const { words, skills, email, phone } = person;
  const entry = ({ what, where, place, ...one }: Entry) =>
    `\\textbf{${tex(where)}} \\hfill ${tex(place)}\\\\\n\\textit{${tex(what)}} \\hfill ${tex(periodOf(person, { what, where, place, ...one }))}\\\\\n${bullets(one.bullets)}\\par\\smallskip\n`;
  return `\\begin{center}{\\Huge ${tex(nameOf(person))}}\\\\[4pt]
${tex(addressOf(person))} $\\mid$ ${tex(phone)} $\\mid$ ${tex(email)}\\end{center}
\\head{${tex(words.education)}}
${inOrder(person, person.schools).map(entry).join('')}\\head{${tex(words.work)}}
${inOrder(person, person.jobs).map(entry).join('')}\\head{${tex(words.skills)}}
${tex(skills.join(', '))}
\\head{${tex(words.languages)}}
${spoken(person)}
`;
}

/** A table with the periods to the left. */
function datesLeft(person: Person): string {
  const { words, headline, born, language, skills, languages } = person;
  const row = (left: string, right: string) => `${tex(left)} & ${right} \\\\[4pt]\n`;
  const table = (rows: string) =>
    `\\begin{longtable}{@{}>{\\raggedright}p{4.2cm}p{11.8cm}@{}}\n${rows}\\end{longtable}\n`;
  const entry = (one: Entry) =>
    row(
      periodOf(person, one),
      `\\textbf{${tex(one.what)}}\\newline ${tex(`${one.where}, ${one.place}`)}${one.bullets.map((line) => `\\newline -- ${tex(line)}`).join('')}`,
    );
  const said = labels[language];
  return `{\\LARGE\\bfseries ${tex(nameOf(person))}}\\\\[4pt]{\\large ${tex(headline)}}\\par
\\head{${tex(words.contact)}}
${table(
  row(said.address, tex(addressOf(person))) +
    row(said.phone, tex(person.phone)) +
    row(said.email, tex(person.email)) +
    (born === '' ? '' : row(said.born, tex(birthdayOf(person)))),
)}\\head{${tex(words.work)}}
${table(inOrder(person, person.jobs).map(entry).join(''))}\\head{${tex(words.education)}}
${table(inOrder(person, person.schools).map(entry).join(''))}\\head{${tex(words.languages)}}
${table(languages.map((one) => row(one.name, tex(one.said))).join(''))}\\head{${tex(words.skills)}}
${tex(skills.join(', '))}
`;
}

/** A narrow column with contact, skills and languages beside the positions. */
function columns(person: Person): string {
  const { words, headline, skills, languages, email, phone, street, country } = person;
  const entry = (one: Entry) =>
    `\\textbf{${tex(one.what)}}\\\\${tex(one.where)} \\hfill ${tex(periodOf(person, one))}\\\\${tex(one.place)}\n${bullets(one.bullets)}\\par\\medskip\n`;
  const head = (text: string) => `\\par\\medskip{\\large\\bfseries ${tex(text)}}\\\\[3pt]\n`;
  return `\\documentclass[10pt]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern,enumitem,paracol}
\\usepackage[margin=1.6cm,a4paper]{geometry}
\\pagestyle{empty}\\setlength{\\parindent}{0pt}\\setlist{noitemsep,topsep=2pt,leftmargin=12pt}
\\columnratio{0.32}\\setlength{\\columnsep}{0.9cm}
\\begin{document}
{\\Huge\\bfseries ${tex(nameOf(person))}}\\\\[4pt]{\\large ${tex(headline)}}\\par\\bigskip
\\begin{paracol}{2}\\raggedright
${head(words.contact)}${[street, townOf(person), country, phone, email].filter(Boolean).map(tex).join('\\\\\n')}
\\par ${head(words.skills)}${skills.map(tex).join('\\\\\n')}
\\par ${head(words.languages)}${languages.map(({ name, said }) => tex(`${name}: ${said}`)).join('\\\\\n')}
\\switchcolumn
${head(words.work)}${inOrder(person, person.jobs).map(entry).join('')}${head(words.education)}${inOrder(person, person.schools).map(entry).join('')}\\end{paracol}
\\end{document}
`;
}

/** Several pages with a running head, and publications. */
function academic(person: Person): string {
  const { words, about, headline, skills, more, email, phone } = person;
  const entry = (one: Entry) =>
    `\\item ${tex(periodOf(person, one))}: \\textbf{${tex(one.what)}}, ${tex(one.where)}, ${tex(one.place)}\n`;
  const list = (items: string) => `\\begin{itemize}[label={}]\n${items}\\end{itemize}\n`;
  return `\\documentclass[11pt,a4paper]{article}
\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\usepackage{lmodern,enumitem,fancyhdr}
\\usepackage[margin=2.6cm]{geometry}\\setlength{\\parindent}{0pt}
\\pagestyle{fancy}\\fancyhf{}\\lhead{${tex(nameOf(person))}}\\rhead{Curriculum Vitae}\\cfoot{\\thepage}
\\begin{document}\\thispagestyle{plain}
{\\LARGE ${tex(nameOf(person))}}\\\\[4pt]${tex(headline)}\\\\[6pt]
${tex(addressOf(person))}\\\\Phone: ${tex(phone)}\\\\Email: ${tex(email)}
${about && `\\section*{${tex(words.about)}}\n${tex(about)}\n`}\\section*{${tex(words.work)}}
${list(inOrder(person, person.jobs).map(entry).join(''))}\\section*{${tex(words.education)}}
${list(inOrder(person, person.schools).map(entry).join(''))}\\section*{${tex(words.skills)}}
${tex(skills.join('; '))}
\\section*{${tex(words.languages)}}
${spoken(person)}
\\newpage
${more.map(({ heading, lines }) => `\\section*{${tex(heading)}}\n\\begin{enumerate}\n${lines.map((line) => `\\item ${tex(line)}\n`).join('')}\\end{enumerate}\n`).join('')}\\end{document}
`;
}
