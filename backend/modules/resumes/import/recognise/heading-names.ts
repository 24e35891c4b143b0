/** Headings as CVs have them, in English, German and French; those made of their words besides are known by these words. */
export type SectionKind = 'about' | 'contact' | 'work' | 'education' | 'training' | 'skills' | 'languages' | 'other';

/** Folded, by what stands below them. */
export const HEADINGS: Readonly<Record<SectionKind, string>> = {
  about: `
    berufliches profil, mein profil, berufsziel, berufliches ziel, berufliche ziele, ziel, ziele, karriereziel, kurzvorstellung, das bin ich,
    wer ich bin, qualifikationsprofil, motivation, personlichkeit, kurzbiografie, kurzbiographie, berufliche zielsetzung, angestrebte position, angestrebte stelle,
    about, about me, summary, summary of qualifications, qualifications summary, profile summary, career profile,
    highlights, highlights of qualifications, career highlights, professional summary, executive summary, career summary, profile, professional
    profile, personal profile, personal statement, about myself, career overview, objective, career objective, profil, kurzprofil, uber mich, zu
    meiner person, zusammenfassung, beruflicher hintergrund, personliches profil, a propos, a propos de moi, profil
    professionnel, presentation, resume, objectif, objectif professionnel, en bref`,
  contact: `
    steckbrief, kontaktinformationen, kontaktinformation, personliche informationen, allgemeine angaben, allgemeines, daten zur person,
    meine daten, personendaten, personaldaten, stammdaten, personalia, kontakt und personliches, daten und fakten, angaben zu meiner person, so erreichen sie mich,
    contact, contact details, contact information, personal details, personal information, personal data, kontakt,
    kontaktdaten, personliche daten, personliche angaben, angaben zur person, zur person, personalien, coordonnees,
    informations personnelles, renseignements personnels, etat civil, contacts, bio-data, biodata, personal particulars`,
  work: `
    schuldienst, polizeidienst, dienstlaufbahn, unterrichtstatigkeit,
    praxiserfahrungen, beruflicher lebenslauf, beruflicher lebensweg, berufliche entwicklung, beruflicher verlauf, berufsverlauf, berufsweg, beruflicher weg, karriere,
    karriereverlauf, karrierestationen, arbeitsverhaltnisse, beschaftigung, beschaftigungen, beschaftigungsverhaltnisse, nebenjobs, nebentatigkeiten, ferienjobs,
    werkstudententatigkeiten, arztliche tatigkeit, klinische tatigkeit, arbeitspraxis, arbeitsstellen, arbeitsstationen, berufstatigkeiten,
    studentische tatigkeiten, beruflich, berufliches, berufspraktische erfahrungen, berufspraktische erfahrung, berufspraktische tatigkeiten, praxisphasen, praxis, tatigkeit,
    bisherige tatigkeit, arbeitsleben, berufsleben, berufliche schritte, erwerbstatigkeit, selbststandigkeit, selbststandige tatigkeit, arztlicher werdegang,
    experience, research experience, teaching experience, clinical experience, industry experience, additional
    experience, positions, positions held, appointments, academic appointments, career summary and experience,
    professional history, work, jobs, anstellungen, praxiserfahrung, erfahrung, erfahrungen, berufliche laufbahn,
    berufspraktika, parcours et experiences, experience pro, carriere, work experience, professional experience,
    relevant experience, employment, employment history, work history, career history, career, professional
    background, internships, berufserfahrung, beruflicher werdegang, berufliche erfahrung, berufliche erfahrungen,
    berufspraxis, berufstatigkeit, berufliche tatigkeiten, beruf, werdegang, berufliche stationen, praktische
    erfahrung, praktika, arbeitserfahrung, experience professionnelle, experiences professionnelles, experiences,
    activites professionnelles, parcours professionnel, parcours, emplois, stages`,
  education: `
    schul- und berufsbildung, schulischer werdegang, schulen, schulbesuch, schulbesuche, lehre, duales studium, ausbildungsweg, ausbildungsgang,
    universitare ausbildung, hochschule, grundausbildung, berufliche grundbildung, schulabschluss, bildungshintergrund, bildungslaufbahn, promotion,
    berufsbildung, aus- und weiterbildungen, aus und weiterbildung, ausbildungsdaten, schuldaten, wissenschaftlicher werdegang, ausbildung und schulbildung, allgemeine und berufliche bildung,
    schule und ausbildung, schule, bildung und abschlusse, universitat, lehre und schule, schulischer und beruflicher werdegang, berufliche bildung, facharztausbildung, aus-, fort- und weiterbildung,
    education, academic qualifications and training, schooling, academic education, schulische laufbahn, akademische
    laufbahn, abschlusse, studien, hochschulstudium, etudes et formations, formation initiale,
    parcours academique, diplome, education and training, academic background, academic history, studies,
    qualifications, academic qualifications, degrees, ausbildung, bildung, bildungsweg, bildungsgang,
    studium, schulbildung, schule, akademischer werdegang, akademische ausbildung, hochschulbildung, studium und
    ausbildung, ausbildung und studium, schulische ausbildung, schul- und berufsausbildung, aus- und weiterbildung,
    schulausbildung, berufsausbildung, formation, formations, formation academique, diplomes, diplomes et
    formations, formation et diplomes, etudes, parcours scolaire, scolarite, cursus`,
  training: `
    training, professional training, training and certifications, training and courses, formation continue, formations
    continues`,
  skills: `
    informatik, informatikkenntnisse, ikt-kenntnisse, ikt-kenntnisse und kompetenzen, ict-kenntnisse, top-kenntnisse, it-skills, kernkompetenzen, schlusselkompetenzen,
    schlusselqualifikationen, fachkompetenzen, fachkompetenz, fachwissen, programmierkenntnisse, programmiersprachen, programmierung, ms-office-kenntnisse, office-kenntnisse,
    technologien, methoden, methodenkompetenz, know-how, schwerpunkte, fachliche schwerpunkte, anwenderkenntnisse, anwendungskenntnisse, profilkompetenzen, zusatzkenntnisse,
    handwerkliche fahigkeiten, kompetenzprofil, computer, was ich kann, das kann ich, weitere skills, edv- und it-kenntnisse, software und tools, fachgebiete, fahigkeiten und kompetenzen,
    personliche fahigkeiten und kompetenzen, technische fahigkeiten und kompetenzen, soziale fahigkeiten und kompetenzen, organisatorische fahigkeiten und kompetenzen, digitale kompetenz,
    kunstlerische fahigkeiten und kompetenzen, sonstige fahigkeiten und kompetenzen, sozialkompetenzen, sozialkompetenz, pc und software, edv und software,
    skills, it, top skills, relevant skills, additional skills, special skills, job-related skills, job related skills,
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
    sprachkompetenzen, sprachkompetenz, sprachfahigkeiten, sprachniveau, sprachliche kompetenzen, muttersprache und fremdsprachen,
    languages, language, language proficiency, language competences, sprache, langue, competences en langues,
    connaissances linguistiques, language skills, foreign languages, sprachen, sprachkenntnisse, fremdsprachen,
    langues, langues etrangeres, competences linguistiques`,
  other: `
    zusatzqualifikationen, zusatzausbildungen, zusatzausbildung, lizenzen, scheine, freizeitinteressen, freizeitgestaltung, ehrenamtliche tatigkeit, ehrenamtliche tatigkeiten,
    ehrenamter, nebenamtliche tatigkeiten, soziales engagement, gesellschaftliches engagement, ausserberufliches engagement, ausserberufliche tatigkeiten, bundeswehr, militar, militardienst, prasenzdienst, auslandserfahrung, auslandserfahrungen,
    auslandsaufenthalt, auslandssemester, auslandsjahr, preise, sonstige angaben, weitere angaben, zusatzliche angaben, erganzende angaben, weiteres, diverses, verschiedenes, fuhrerscheine, mobilitat,
    verfugbarkeit, eintrittstermin, anlagen, besonderes, privates, privat, lehrtatigkeit, lehrtatigkeiten, lehrerfahrung, lehrveranstaltungen, elternzeit, bundesfreiwilligendienst,
    freiwilligendienst, freiwilliges soziales jahr, sonstige qualifikationen, weitere qualifikationen, zusatzliche qualifikationen, weitere informationen, zusatzliche informationen,
    sonstige informationen, gehaltsvorstellung, hobbys und freizeit, hobby, hobbies und freizeit, vereine, vereinstatigkeit, verein, drittmittel, gutachtertatigkeit, konferenzen, patente, kurse und zertifikate, zertifikate und lizenzen, referenzpersonen, referenzauskunft, referenzen auf anfrage, qualifizierungen, qualifizierung,
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
    divers, declaration, registration, registrations, key achievements, achievements, wehrdienst, zivildienst, wehr- und
    zivildienst, grundwehrdienst, auslandsaufenthalte, lehrgange, kurse, seminare, schulungen, habilitations, permis, permis de conduire, informations complementaires`,
};
