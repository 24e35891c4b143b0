/** Names of the labels of forms such as that of Europass, in English, German and French. All folded. */

const listed = (text: string) => text.split(',').map((name) => name.replace(/\s+/g, ' ').trim());

/** Those that stand before the period of an entry. */
export const DATES = listed(
  'dates, date, zeitraum, datum (von – bis), datum (von - bis), datum, dauer, periode, duree, von – bis, von - bis',
);

/** Long enough to begin nothing else. */
export const LONG = listed(
  `occupation or position held, main activities and responsibilities, main activities, name and address of employer, type of business or sector,
  title of qualification awarded, title awarded, principal subjects/occupational skills covered, level in national or international classification,
  name and type of organisation providing education and training, name and type of organisation, name of organisation, name and type of institution, name of institution,
  beruf oder funktion, beruf oder tatigkeit, ausgeubte funktion, wichtigste tatigkeiten und zustandigkeiten, wichtigste tatigkeiten und verantwortungsbereiche, wichtigste tatigkeiten,
  hauptaktivitaten und zustandigkeiten, hauptaktivitaten und verantwortungsbereiche, hauptaktivitaten und verantwortlichkeiten, hauptaktivitaten, haupttatigkeiten und zustandigkeiten, haupttatigkeiten,
  name und adresse des arbeitgebers, name und anschrift des arbeitgebers, name des arbeitgebers, tatigkeitsbereich oder branche, tatigkeitsbereich,
  bezeichnung der erworbenen qualifikation, bezeichnung der qualifikation, erworbene qualifikation, hauptfacher/berufliche fahigkeiten, hauptfacher / berufliche fahigkeiten, hauptfacher,
  name und art der bildungs- oder ausbildungseinrichtung, name und art der bildungseinrichtung, name und art der ausbildungseinrichtung, name der bildungseinrichtung,
  stufe der nationalen oder internationalen klassifikation, ikt-kenntnisse und kompetenzen, soziale fahigkeiten und kompetenzen, organisatorische fahigkeiten und kompetenzen,
  technische fahigkeiten und kompetenzen, kunstlerische fahigkeiten und kompetenzen, sonstige fahigkeiten und kompetenzen, fuhrerschein(e), muttersprache(n), sonstige sprache(n), weitere sprache(n),
  fonction ou poste occupe, principales activites et responsabilites, principales activites, nom et adresse de l'employeur, nom de l'employeur, type ou secteur d'activite,
  intitule du certificat ou diplome delivre, intitule du diplome delivre, intitule du diplome, nom et type de l'etablissement d'enseignement ou de formation, nom et type de l'etablissement,
  etablissement d'enseignement ou de formation, etablissement`,
);

/** Names of people. */
export const NAMES = listed(
  `nachname(n) / vorname(n), vorname(n) / nachname(n), familienname(n) / vorname(n), vorname(n) / familienname(n), surname(s) / first name(s), first name(s) / surname(s), nom(s) / prenom(s), prenom(s) / nom(s)`,
);

/** Words that may begin a text as well: labels only where the dates have one. */
export const SHORT = listed(
  `employer, occupation, job title, qualification, institution, arbeitgeber, arbeitgeberin, firma, unternehmen, betrieb, beruf, funktion, position, tatigkeit, tatigkeiten, aufgaben, branche,
  abschluss, qualifikation, bildungseinrichtung, ausbildungseinrichtung, ausbildungsstatte, bildungsstatte, studiengang, fachlich, fachliche, edv, sprachen, muttersprache, weitere sprachen, fremdsprachen, fuhrerschein,
  employeur, entreprise, fonction, poste, diplome, langue maternelle, autres langues`,
);
