/** What feeds call the terms of our taxonomies, besides their labels and synonyms; normalized as `foldValue` does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldValue, type Wording } from './term-index.ts';

const FACET_WORDS = join(import.meta.dirname, '../../../data/vocabulary/facet-words.txt');

/** Names by term: those of feed formats (schema.org, LinkedIn, Indeed, HR-XML, JSearch) and of job boards. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  employment_type: {
    full_time:
      'ft, full, tc, fulltime regular, fulltimeregular, regular full time, vz, completa, 100, vollzeitbeschaftigung, tempo pieno',
    part_time: 'pt, part, tp, half time, tz, parcial, teilzeitbeschaftigung, schicht teilzeit, deeltijd',
    permanent:
      'perm, direct placement, direct hire, regular, regular employee, employee, fixe, unbefristete anstellung, contrat a duree indeterminee, festanstellung, fest, indeterminee, indefinida, salarie, civil servant, fonctionnaire, titulaire, beamter, vast contract',
    temporary:
      'temp, fixed term contract, limited, term, zeitarbeit, arbeitnehmeruberlassung, contract to hire, contract to perm, temp to hire, temp to perm, temporary to permanent, mis, mission interimaire, interim, travail temporaire, travail interimaire, contrat de travail temporaire, vacation, vacataire, sai contrat, per diem, determinee, interinidad, sustitucion, ett, befristete anstellung, temporaire interim, cdd insertion, cui, elternzeitvertretung',
    contract:
      'contractor, independent, independent contractor, prestataire, prestation, freelancing, freiberuflich, freie mitarbeit, selbstandig, liberale, profession liberale, lib, auto entrepreneur, portage salarial, honorar, honorarbasis, werkvertrag, projekt, 1099, c2c, corp to corp, w2 contract, b2b, franchise, agent commercial, handelsvertreter, mercantil, autonoma',
    internship:
      'intern, trainee, traineeship, co op, coop, placement, pasante, stage etudiant, practicum, praxissemester, volontariat, praktikum studentenjob',
    apprenticeship:
      'alternance apprentissage, contrat apprentissage, contrat professionnalisation, pro, app, dual studies, duales studium, dual study, ausbildungsplatz, trainee ausbildung, azubi, apprenti, e2, fs, fp dual, contrat alternance, contrat en alternance',
    student_job:
      'student, working student, work student, werkstudierende, werkstudententatigkeit, aushilfe student, etudiant, side, side job, hilfstatigkeit student, no experience required student, job etudiant, emploi etudiant, student assistant, hiwi',
    mini_job:
      'casual, occasional, minijob, mini job basis, geringfugig, 538, 556, 603, 520, aushilfe, zero hour, bank, relief, extra',
    seasonal: 'season, saison, sai, contrat saisonnier, saisonkraft, campana, summer',
    volunteer: 'volunteering, unpaid, freiwillig, fsj, bfd, service civique, ehrenamtlich, benevole, voluntary',
  },
  remote_option: {
    none: 'no, false, 0, not remote, no remote, pas teletravail, pas de teletravail, office, in office, in person, on site only, kein homeoffice, praesenz, vor ort, nein, non, sin teletrabajo',
    hybrid:
      'hybride, partial, partially remote, partly remote, teilweise, temporarily remote, flexible, occasional remote, occasionnel, teletravail partiel, teletravail occasionnel, ponctuel, regulier, hybrid remote, teilweise homeoffice, mixto, covid',
    remote:
      'yes, true, 1, full, full remote, fully remote, 100 remote, teletravail total, teletravail complet, complet, total, telecommute, wfh, work at home, virtual, home, ja, oui, si, distributed, homeoffice moglich, remote only, permanent remote, a domicile',
  },
  experience: {
    entry:
      'entry level, entry, berufseinstieg, berufseinsteiger, berufsanfanger, einstieg, no experience, no experience required, none, debutant, debutant accepte, d, junior entry, graduate, absolvent, sans experience, sin experiencia, inf 1, less than 1 year, ohne berufserfahrung',
  },
  degree_level: {
    school: 'secondary education, hauptschule, realschule, ged, high school, highschool, secondary, brevet, eso',
    upper_secondary: 'bac, bac 0, abitur, a level, niveau bac, bac ou equivalent',
    vocational:
      'cap, bep, cap bep, apprenticeship, ausbildung, abgeschlossene ausbildung, certificate, professional certificate, cap bep ou equivalents',
    technician:
      'bac+2, bac +2, bts, dut, deug, associate, associate degree, meister, techniker, bac+2 ou equivalents, hnd',
    bachelor:
      'bac+3, bac +3, bac+4, bac +4, licence, bachelors, bachelor degree, bsc, ba, undergraduate degree, bac+3 bac+4 ou equivalents, grado',
    master:
      'bac+5, bac +5, masters, master degree, msc, ma, graduate degree, postgraduate degree, diplom, bac+5 et plus ou equivalents, ingenieur',
    doctorate: 'phd, doctoral, doctorate degree, bac+8, dr',
    none: 'no requirements, no degree, kein abschluss, aucun, sans diplome',
  },
};

/** Values that answer another question or none. */
const SILENT: Readonly<Record<string, RegExp>> = {
  employment_type:
    /^(?:n a|na|none|null|unknown|other|others|autre|autres|sonstige|andere|otro|otros|keine angabe|not specified|non precise|divers|undefined|internal|external|any|alle|\d+(?: \d+)*(?: ?(?:h|heures|hours|std|stunden|horas)(?: ?\d+)?)?(?: (?:autre|travail|semaine|week|woche|par semaine|hebdo).*)?|travail .*|contrat travail|contrat de travail|contract type|no preference|tbd|to be determined|professional|experienced|confirmed|senior|junior|mid|mid level|entry|entry level|executive|director|associate|lead|manager|management|geschaftsleitung|teamleitung|berufserfahren|berufseinstieg|professional experienced|mid senior level|not applicable|no experience required|berufsausbildung|fuhrungskraft|bereichsleitung|hilfstatigkeit)$/,
  remote_option: /^(?:n a|na|null|unknown|other|keine angabe|not specified|non precise|undefined)$/,
  experience: /^(?:n a|na|null|unknown|other|not specified|non precise|e|s|exige|souhaite)$/,
};

let facets: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;

/** The wording of a taxonomy. */
export function wordingOf(taxonomy: string): Wording {
  facets ??= readFacetWords();
  const field = taxonomy === 'remote_option' ? 'remote_options' : taxonomy;
  const own = Object.entries(NAMES[taxonomy] ?? {}).flatMap(([code, names]) =>
    names.split(', ').map((name) => [name, code] as const),
  );
  const silent = SILENT[taxonomy];
  const isOneName = taxonomy === 'occupation';
  return { names: new Map([...(facets.get(field) ?? []), ...own]), isOneName, ...(silent && { silent }) };
}

/** Field -> normalized word -> code, of the words of daily use that the search knows. */
function readFacetWords(): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const line of readFileSync(FACET_WORDS, 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [head = '', ...columns] = line.split('|');
    const [field = '', code = ''] = head.trim().split(' ');
    const names = found.get(field) ?? new Map<string, string>();
    found.set(field, names);
    for (const name of columns.flatMap((column) => column.split(','))) names.set(foldValue(name), code);
  }
  return found;
}
