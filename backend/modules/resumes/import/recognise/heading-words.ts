/** Headings by their words: those that name a section, and those that only describe it. Pure. */
import type { SectionKind } from './heading-names.ts';

/** From the strongest to the weakest: `Language skills` are languages, `Academic profile` is education. */
const NAMING: readonly [SectionKind, string][] = [
  [
    'other',
    `publications publication projects awards honors honours interests hobbies references referees certifications
    certificates licenses licences registrations memberships affiliations volunteering volunteer community activities
    declaration achievements accomplishments patents presentations talks veroffentlichungen publikationen projekte
    auszeichnungen interessen hobbys hobbies freizeit referenzen zertifikate zertifizierungen ehrenamt ehrenamtliche
    ehrenamtliches mitgliedschaften fuhrerschein wehrdienst zivildienst sonstiges auslandsaufenthalte loisirs interets
    projets distinctions benevolat benevole divers permis certificats certifications habilitations extra-professionnelles`,
  ],
  [
    'languages',
    `languages language langues langue sprachen sprachkenntnisse fremdsprachen fremdsprachenkenntnisse linguistiques
    linguistique sprachliche`,
  ],
  [
    'training',
    `training trainings courses workshops seminars continuing continue continues weiterbildung weiterbildungen
    fortbildung fortbildungen schulungen lehrgange kurse seminare perfectionnement`,
  ],
  [
    'skills',
    `skills competencies competences competence expertise proficiency proficiencies strengths abilities knowledge
    tools technologies software kenntnisse fahigkeiten fertigkeiten kompetenzen starken it-kenntnisse edv-kenntnisse
    computerkenntnisse pc-kenntnisse softwarekenntnisse fachkenntnisse connaissances aptitudes outils logiciels atouts
    qualites bureautique literacy savoir-faire savoir-etre toolbox toolkit stack`,
  ],
  [
    'education',
    `education studies schooling qualifications qualification degrees credentials ausbildung ausbildungen bildung
    bildungsweg bildungsgang studium schulbildung schulausbildung berufsausbildung hochschulausbildung abschlusse
    formation formations etudes diplomes scolarite cursus educational academics`,
  ],
  [
    'work',
    `experience experiences employment internships jobs positions appointments berufserfahrung berufserfahrungen
    erfahrung erfahrungen werdegang laufbahn praktika praxis berufspraxis berufstatigkeit tatigkeit tatigkeiten stationen
    anstellungen emplois stages parcours carriere career placements`,
  ],
  // What only describes beside others names a section where nothing else does: `Academic profile`.
  [
    'education',
    'academic academique academiques scholastic schulische schulischer scolaire scolaires universitaire institutions tertiary',
  ],
];
const DESCRIBING = new Set(
  `professional organisational organizational work working employment career relevant additional previous other further key core main technical personal
  academic educational scholastic industry teaching research clinical military summary background history chronology
  record records information details profile profil detailed selected recent current past international special specific
  related job institutions institution attended with dates obtained tertiary secondary primary higher home spoken first second
  native digital computer it soft hard transferable areas area highlights known my of in to date the and
  berufliche beruflicher berufliches beruflichen schulische schulischer schulischen akademische akademischer
  akademischen ausgewahlte weitere wichtige wichtigste besondere sonstige zusatzliche fachliche personliche
  praktische bisherige bisheriger bisherigen relevante soziale methodische technische wissenschaftliche wissenschaftlicher klinische arztliche arztlicher therapeutische padagogische
  kunstlerische kunstlerischer handwerkliche unternehmerische digitale internationale eigene
  meine mein auswahl uberblick im beruf edv pc
  professionnelle professionnelles professionnel professionnels pro scolaire scolaires academique academiques
  universitaire universitaires autres autre principales principaux techniques technique informatiques informatique
  numeriques personnelles personnels cles complementaires complementaire initiale diplomante selectionnees
  specifiques transversales metier metiers relationnelles humaines comportementales organisationnelles etrangere
  etrangeres mes ma travail de du des d' et en les la mon au`.split(/\s+/),
);
const naming = NAMING.map(([kind, words]): [SectionKind, Set<string>] => [kind, new Set(words.split(/\s+/))]);
const isNaming = (word: string) => naming.some(([, words]) => words.has(word));

/** Of a folded heading without signs; null if another word is in it, or none that names a section. */
export function kindByWords(heading: string): SectionKind | null {
  const words = heading.replace(/\b([dl])'/g, '$1e ').split(/[ ]+/);
  if (words.length > 5 || !words.every((word) => isNaming(word) || DESCRIBING.has(word) || word === 'le')) return null;
  return naming.find(([, own]) => words.some((word) => own.has(word)))?.[0] ?? null;
}
