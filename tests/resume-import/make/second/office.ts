/** Four CVs set in a word processor: American finance, Indian with a declaration, German in a table, French with tabs. */
import { bullets, fodt, p, table } from '../odf.ts';

/** Education first; place and date at the right edge. */
export function analyst(): string {
  const job = (where: string, place: string, what: string, dates: string, duties: string[]) =>
    p(`${where}\t${place}`, 'b') + p(`${what}\t${dates}`, 'i') + bullets(duties);
  return fodt(
    [
      p('Alyssa Montgomery', 'center'),
      p('27 Prospect Street, Apt 3 • Somerville, MA 02143 • (617) 555-0173 • alyssa.montgomery@example.com', 'center'),
      p('Education', 'h'),
      p('Boylston College\tBoston, MA', 'b'),
      p('Bachelor of Arts in Economics\tMay 2019'),
      p('Minor in Mathematics. GPA: 3.72/4.00. Dean’s List, six semesters.'),
      p('Relevant Coursework: Econometrics, Corporate Finance, Game Theory'),
      p('Experience', 'h'),
      job('Harborline Capital Partners', 'Boston, MA', 'Senior Financial Analyst', 'Jul 2021 – Present', [
        'Build three-statement models for acquisitions of $20M to $150M in healthcare services',
        'Cut the monthly reporting cycle from nine to five days by automating reconciliations',
      ]),
      job('Crestwood Insurance Group', 'Hartford, CT', 'Financial Analyst', 'Jun 2019 – Jul 2021', [
        'Forecast claims reserves with the actuarial team and presented variances to the CFO',
        'Trained four new hires in the planning system',
      ]),
      job('City of Somerville', 'Somerville, MA', 'Budget Intern', 'May 2018 – Aug 2018', [
        'Prepared comparisons of capital spending for the Finance Committee',
      ]),
      p('Leadership & Activities', 'h'),
      p('Boylston Investment Club\tBoston, MA', 'b'),
      p('Treasurer\tSept 2017 – May 2019', 'i'),
      p('Skills & Interests', 'h'),
      p('Technical: Excel, SQL, Tableau, Bloomberg Terminal'),
      p('Language: Conversational Mandarin'),
      p('Interests: Distance running, crossword puzzles, ceramics'),
    ].join(''),
    { font: 'Liberation Serif', size: 11 },
  );
}

/** Labels before each fact of a position; personal details and a declaration at the end. */
export function civil(): string {
  const job = (facts: Record<string, string>, duties: string[]) =>
    Object.entries(facts)
      .map(([label, fact]) => p(`${label}: ${fact}`))
      .join('') + bullets(duties);
  const cells = (...texts: string[]) => texts.map((text) => p(text));
  return fodt(
    [
      p('CURRICULUM VITAE', 'center'),
      p('SANDEEP KULKARNI', 'b'),
      p('Mobile: +91 99999 10452'),
      p('E-mail: sandeep.kulkarni@example.in'),
      p('CAREER OBJECTIVE', 'h'),
      p('To work in a reputed organisation where I can use my site experience and grow as a project engineer.'),
      p('WORK EXPERIENCE', 'h'),
      p('Total experience: 11 years'),
      job(
        {
          Organisation: 'Sahyadri Infrastructure Pvt. Ltd.',
          Designation: 'Senior Site Engineer',
          Duration: 'April 2018 to till date',
        },
        ['Execution of a six-lane flyover in Pune', 'Billing of subcontractors and reconciliation of steel'],
      ),
      p(''),
      job(
        {
          Organisation: 'Deccan Buildcon Ltd.',
          Designation: 'Site Engineer',
          Duration: 'July 2013 to March 2018',
        },
        ['Supervision of reinforcement and shuttering for residential towers'],
      ),
      p('EDUCATIONAL QUALIFICATIONS', 'h'),
      table(
        [3.5, 7, 2.5, 3],
        [
          cells('Course', 'College / School', 'Year', 'Percentage'),
          cells('B.E. (Civil)', 'Karve College of Engineering, Pune', '2013', '68.4%'),
          cells('H.S.C.', 'Modern Junior College, Satara', '2009', '74.0%'),
          cells('S.S.C.', 'New English School, Satara', '2007', '81.2%'),
        ],
      ),
      p('TECHNICAL SKILLS', 'h'),
      bullets(['AutoCAD', 'STAAD Pro', 'Primavera P6', 'MS Office']),
      p('PERSONAL DETAILS', 'h'),
      p('Father’s Name : Mr. Prakash Kulkarni'),
      p('Date of Birth : 22/08/1991'),
      p('Marital Status : Married'),
      p('Languages Known : English, Hindi, Marathi'),
      p('Address : Flat No. 12, Sai Residency, Baner Road, Pune – 411045'),
      p('DECLARATION', 'h'),
      p('I hereby declare that the above information is true to the best of my knowledge.'),
      p('Place: Pune'),
      p('Date:\t(Sandeep Kulkarni)'),
    ].join(''),
    { font: 'Liberation Serif', size: 12 },
  );
}

/** "Angaben zur Person", dates in the left column, signed. */
export function nurse(): string {
  const rows = (pairs: readonly (readonly [string, ...string[]])[]) =>
    table(
      [4.5, 12.5],
      pairs.map(([label, ...texts]) => [p(label), texts.map((text, at) => p(text, at === 0 ? 'p' : 'small')).join('')]),
    );
  return fodt(
    [
      p('Tabellarischer Lebenslauf', 'name'),
      p('Angaben zur Person', 'h'),
      rows([
        ['Name', 'Sabine Dörfler, geb. Amon'],
        ['Anschrift', 'Kunigundendamm 62, 96050 Bamberg'],
        ['Telefon', '0951 / 555 0147'],
        ['E-Mail', 'sabine.doerfler@example.de'],
        ['Geburtsdatum/-ort', '12.04.1984 in Lichtenfels'],
        ['Familienstand', 'geschieden, ein Kind (14 Jahre)'],
      ]),
      p('Berufserfahrung', 'h'),
      rows([
        ['seit 09/2016', 'Stationsleitung Innere Medizin', 'Klinikum Regnitztal, Bamberg'],
        ['04/2009 – 08/2016', 'Gesundheits- und Krankenpflegerin', 'Sankt-Otto-Krankenhaus, Forchheim'],
        ['10/2007 – 03/2009', 'Elternzeit'],
        ['10/2005 – 09/2007', 'Gesundheits- und Krankenpflegerin', 'Seniorenstift Am Obermain, Lichtenfels'],
      ]),
      p('Schul- und Berufsausbildung', 'h'),
      rows([
        ['10/2002 – 09/2005', 'Ausbildung zur Gesundheits- und Krankenpflegerin', 'Berufsfachschule für Pflege Coburg'],
        ['09/1994 – 07/2002', 'Mittlere Reife', 'Staatliche Realschule Lichtenfels'],
      ]),
      p('Fort- und Weiterbildung', 'h'),
      rows([
        ['2018', 'Stationsleitungskurs (460 Stunden)'],
        ['2014', 'Wundexpertin ICW'],
      ]),
      p('Sonstige Kenntnisse', 'h'),
      rows([
        ['Sprachen', 'Deutsch (Muttersprache), Englisch (gut)'],
        ['EDV', 'MS Office, Orbis, PEP-Dienstplanung'],
        ['Führerschein', 'Klasse B'],
      ]),
      p(''),
      p('Bamberg, 17.03.2026'),
      p('Sabine Dörfler'),
    ].join(''),
    { font: 'Liberation Sans', size: 11 },
  );
}

/** The employer in capitals with its place, the position and contract below. */
export function quality(): string {
  const job = (dates: string, where: string, what: string, duties: string[]) =>
    p(`${where}\t${dates}`, 'b') + p(what, 'i') + bullets(duties);
  return fodt(
    [
      p('Chloé Lemarchand', 'name'),
      p('Ingénieure qualité – Agroalimentaire', 'title'),
      p('34 ans, nationalité française'),
      p('45 allée des Demoiselles – 31400 Toulouse'),
      p('06 39 98 70 33 – chloe.lemarchand@example.fr – linkedin.com/in/chloe-lemarchand'),
      p('Profil', 'h'),
      p('Dix ans en production laitière et en boulangerie industrielle, à l’aise sur le terrain comme en audit.'),
      p('Parcours professionnel', 'h'),
      job('Sept. 2019 – à ce jour', 'LAITERIES DU LAURAGAIS (Castelnaudary, 11)', 'Responsable qualité, CDI', [
        'Pilotage de la certification IFS et animation d’une équipe de quatre techniciens',
        'Réduction des réclamations clients de 35 % en deux ans',
      ]),
      job('Févr. 2015 – août 2019', 'FOURNIL D’OC (Montauban, 82)', 'Ingénieure qualité, CDI', [
        'Mise à jour du plan HACCP, audits fournisseurs',
      ]),
      job('Mars – sept. 2014', 'BISCUITERIE GARONNE (Agen, 47)', 'Assistante qualité, stage de fin d’études', [
        'Étude de la durée de vie de trois recettes',
      ]),
      p('Formation', 'h'),
      p('École supérieure d’agronomie de Gascogne\t2011 – 2014', 'b'),
      p('Diplôme d’ingénieur en agroalimentaire'),
      p('IUT de Périgord\t2009 – 2011', 'b'),
      p('DUT Génie biologique'),
      p('Compétences', 'h'),
      p('Normes : HACCP, IFS, ISO 22000'),
      p('Informatique : SAP QM, Minitab'),
      p('Langues', 'h'),
      p('Anglais : courant (TOEIC 905)\tEspagnol : niveau B1'),
      p('Centres d’intérêt', 'h'),
      p('Randonnée en montagne, chorale, jardin partagé'),
    ].join(''),
    { font: 'Liberation Sans', size: 10 },
  );
}
