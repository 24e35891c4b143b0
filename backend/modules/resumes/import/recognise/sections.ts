/** The headings of a CV, and the text below each. Pure. */
import { fold } from './fold.ts';

export type SectionKind = 'about' | 'contact' | 'work' | 'education' | 'skills' | 'languages' | 'other';

export interface Section {
  /** `head`: everything above the first heading. */
  kind: SectionKind | 'head';
  /** As written; null above the first. */
  heading: string | null;
  lines: string[];
}

/** Normalized headings in English, German and French. */
const HEADINGS: Readonly<Record<SectionKind, string>> = {
  about: `
    about, about me, summary, summary of qualifications, qualifications summary, profile summary, career profile,
    professional summary, executive summary, career summary, profile, professional
    profile, personal profile, personal statement, objective, career objective, profil, kurzprofil, uber mich, zu
    meiner person, zusammenfassung, beruflicher hintergrund, personliches profil, a propos, a propos de moi, profil
    professionnel, presentation, resume, objectif, objectif professionnel, en bref`,
  contact: `
    contact, contact details, contact information, personal details, personal information, personal data, kontakt,
    kontaktdaten, personliche daten, personliche angaben, angaben zur person, zur person, personalien, coordonnees,
    informations personnelles, etat civil, contacts`,
  work: `
    experience, research experience, teaching experience, clinical experience, industry experience, additional
    experience, positions, positions held, appointments, academic appointments, career summary and experience,
    professional history, work, jobs, anstellungen, praxiserfahrung, erfahrung, erfahrungen, berufliche laufbahn,
    berufspraktika, parcours et experiences, experience pro, carriere, work experience, professional experience,
    relevant experience, employment, employment history, work history, career history, career, professional
    background, internships, berufserfahrung, beruflicher werdegang, berufliche erfahrung, berufliche erfahrungen,
    berufspraxis, berufstatigkeit, berufliche tatigkeiten, beruf, werdegang, berufliche stationen, praktische
    erfahrung, praktika, arbeitserfahrung, experience professionnelle, experiences professionnelles, experiences,
    parcours professionnel, parcours, emplois, stages`,
  education: `
    education, academic qualifications and training, schooling, academic education, schulische laufbahn, akademische
    laufbahn, abschlusse, studien, hochschulstudium, etudes et formations, formation initiale, formation continue,
    parcours academique, diplome, education and training, academic background, academic history, studies,
    qualifications, academic qualifications, training, degrees, ausbildung, bildung, bildungsweg, bildungsgang,
    studium, schulbildung, schule, akademischer werdegang, akademische ausbildung, hochschulbildung, studium und
    ausbildung, ausbildung und studium, schulische ausbildung, schul- und berufsausbildung, aus- und weiterbildung,
    schulausbildung, berufsausbildung, formation, formations, formation academique, diplomes, diplomes et
    formations, formation et diplomes, etudes, parcours scolaire, scolarite, cursus`,
  skills: `
    skills, top skills, relevant skills, additional skills, special skills, job-related skills, job related skills,
    skills summary, key competencies, technical expertise, technical proficiencies, digital skills, strengths, personal skills, professional skills, other skills, hard skills, soft skills,
    methods, knowledge, abilities, digitale kompetenzen, digitale kenntnisse, weitere fahigkeiten,
    software-kenntnisse, softwarekenntnisse, computerkenntnisse, pc-kenntnisse, competences numeriques, competences
    professionnelles, competences informatiques, competences personnelles, connaissances, connaissances
    informatiques, qualites, points forts, technical skills, key skills, core skills, skills and abilities,
    competencies, core competencies, expertise, areas of expertise, it skills, computer skills, software, tools,
    technologies, kenntnisse, fahigkeiten, kompetenzen, kenntnisse und fahigkeiten, fahigkeiten und kenntnisse,
    edv-kenntnisse, edv kenntnisse, edv, it-kenntnisse, it kenntnisse, fachkenntnisse, fachliche kompetenzen,
    besondere kenntnisse, weitere kenntnisse, qualifikationen, starken, competences, competences techniques,
    competences cles, savoir-faire, aptitudes, informatique, outils, logiciels, atouts`,
  languages: `
    languages, language, language proficiency, language competences, sprache, langue, competences en langues,
    connaissances linguistiques, language skills, foreign languages, sprachen, sprachkenntnisse, fremdsprachen,
    langues, langues etrangeres, competences linguistiques`,
  other: `
    interests, personal interests, referees, professional development, job-related training, job related training,
    professional memberships, professional affiliations, affiliations, presentations, invited talks, selected
    publications, research interests, grants, teaching, talks, conferences, patents, activities, licenses and
    certifications, certifications and licenses, driving licence, forschungsschwerpunkte, vortrage, stipendien,
    interets, activites, centres d'interets, conferences et publications, hobbies, hobbies and interests,
    references, awards, honors, honours, certifications, certificates, licenses, publications, projects,
    volunteering, volunteer experience, volunteer work, memberships, additional information, courses, interessen,
    hobbys, hobbys und interessen, referenzen, auszeichnungen, zertifikate, weiterbildung, weiterbildungen,
    fortbildung, fortbildungen, publikationen, veroffentlichungen, projekte, ehrenamt, ehrenamtliches engagement,
    engagement, mitgliedschaften, sonstiges, fuhrerschein, personliches, centres d'interet, centre d'interet,
    loisirs, references professionnelles, distinctions, certificats, publications et projets, projets, benevolat,
    divers, permis, permis de conduire, informations complementaires`,
};
const kindOf = new Map(
  Object.entries(HEADINGS).flatMap(([kind, words]) =>
    words.split(',').map((word): [string, SectionKind] => [word.replace(/\s+/g, ' ').trim(), kind as SectionKind]),
  ),
);
/** Without spaces, as headings of spaced letters are read. */
const squeezed = new Map([...kindOf].map(([word, kind]) => [word.replace(/ /g, ''), kind]));

/** The kind of a heading line; null if it is not a heading. */
export function headingOf(line: string): SectionKind | null {
  if (line.length > 48 || line.includes('\t')) return null;
  const plain = fold(line)
    .replace(/[&+/]/g, ' and ')
    .replace(/[^\p{L}' -]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const known =
    kindOf.get(plain) ?? kindOf.get(plain.replace(/ and /g, ' und ')) ?? kindOf.get(plain.replace(/ and /g, ' et '));
  if (known) return known;
  // `Schulbildung und Studium`: of two names, the first that is known.
  const names = plain.split(/ (?:and|und|et|y) /);
  const both = names.length === 2 ? names.map((name) => kindOf.get(name)) : [];
  const [first = both[1]] = both;
  if (first) return first;
  // Letter-spaced headings: `S K I L L S`; where letters are kerned, some stand together: `C O N TAC T`.
  const signs = plain.split(' ');
  const isSpaced = signs.length >= 3 && signs.filter(({ length }) => length === 1).length >= signs.length / 2;
  return isSpaced ? (squeezed.get(signs.join('')) ?? null) : null;
}

/** `Languages: English, French` on one line. */
const LABELLED = /^([\p{L}][\p{L} &-]{2,30}) ?:\s*(\S.*)$/u;

/** As `Languages: Java, Python` among technical skills. */
const PROGRAMMING =
  /(?:^|[,;|•·/] ?)(?:java(?:script)?|typescript|python|go(?:lang)?|rust|c|c\+\+|c#|sql|php|ruby|kotlin|swift|scala|perl|r|matlab|bash|html5?)(?=$| ?[,;|•·/(])/i;

/** Sections in the order of the file. */
export function sectionsOf(lines: readonly string[]): Section[] {
  const sections: Section[] = [{ kind: 'head', heading: null, lines: [] }];
  for (const line of lines) {
    // In a table, a heading stands beside the first line of its section.
    const [cell = '', ...beside] = line.split('\t');
    const kind = headingOf(cell.replace(/:$/, ''));
    if (kind !== null) {
      sections.push({ kind, heading: cell, lines: beside.length > 0 ? [beside.join('\t')] : [] });
      continue;
    }
    const [, label = '', value = ''] = LABELLED.exec(line) ?? [];
    const named = label === '' ? null : headingOf(label);
    const own = named === 'languages' && PROGRAMMING.test(value) ? 'skills' : named;
    if (own === 'skills' || own === 'languages') {
      const current = sections.at(-1);
      if (current?.kind === 'skills' && own === 'skills') current.lines.push(value);
      else {
        sections.push({ kind: own, heading: label, lines: [value] });
        // Then continues the previous section.
        if (current) sections.push({ kind: current.kind, heading: null, lines: [] });
      }
      continue;
    }
    sections.at(-1)?.lines.push(line);
  }
  return sections;
}
