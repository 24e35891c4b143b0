/** What feeds call our fields, in English, German, French and Spanish; normalized as `foldValue` does. Earlier names are likelier. */

import type { ImportField } from '../../../../runtime/core/importing/fields.ts';
import type { ContentKind } from './content-kind.ts';

export interface KnownField {
  /** Names of the last step of a path, or of the whole path. */
  names: string;
  /** Kinds of values that a field of this name has; of others, the name is not trusted. */
  kinds?: readonly ContentKind[];
  /** Takes all fields that fit, not only the first. */
  several?: true;
}

const SHORT = ['name', 'code', 'number', 'text', 'country', 'money', 'flag'] as const;
const LONG = ['text', 'html', 'name'] as const;
const DATES = ['date', 'number'] as const;

export const KNOWN_FIELDS: Readonly<Record<ImportField, KnownField>> = {
  reference: {
    names:
      'referencenumber, reference number, reference, referenz, referenznummer, job reference, jobreference, partner job id, job id, jobid, requisition id, req id, guid, external id, vacancy id, offer id, anzeigennummer, id offre, ref, refnr, identifier value, identifier, uuid, id value, id, slug, referencia',
    kinds: ['code', 'number', 'name', 'url'],
  },
  title: {
    names:
      'title, job title, jobtitle, position title, position, stellentitel, stellenbezeichnung, titel, jobtitel, intitule, titre, intitule du poste, intitule offre, titre offre, poste, titulo, puesto, headline, name, job name, bezeichnung, libelle',
    kinds: ['name', 'code', 'text', 'money'],
  },
  company: {
    names:
      'company, company name, hiring organization name, employer, employer name, organization, organisation, advertiser, firma, firmenname, unternehmen, arbeitgeber, entreprise, entreprise nom, nom entreprise, raison sociale, recruteur, empresa, client, company title, author name',
    kinds: SHORT,
  },
  url: {
    names:
      'url, link, job url, joburl, detail url, detailurl, ad url, canonical url, permalink, web address, lien, lien offre, enlace, url offre, stellenlink, origine offre url origine, url origine, href, absolute url, redirect url',
    kinds: ['url'],
  },
  applyUrl: {
    names:
      'apply url, applyurl, application url, applicationurl, application link, applylink, apply link, job apply link, bewerbungslink, bewerbungsurl, url postulation, lien candidature, internet web address, url candidature, contact url postulation, link externo',
    kinds: ['url'],
  },
  email: {
    names:
      'email, e mail, apply email, application email, contact email, poster email, courriel, contact courriel, bewerbung email, mail, correo',
    kinds: ['email'],
  },
  description: {
    names:
      'description, job description, jobdescription, content encoded, content, body, text, beschreibung, stellenbeschreibung, anzeigentext, descriptif, texte, description du poste, descripcion, details, summary, full description, html, formatted position description value',
    kinds: LONG,
  },
  tasks: {
    names:
      'tasks, responsibilities, duties, missions, mission, aufgaben, taetigkeiten, taches, funciones, tareas, missionen, role',
    kinds: ['text', 'html'],
  },
  profile: {
    names:
      'profile, requirements, qualifications, profil, profil recherche, anforderungen, anforderungsprofil, requisitos, perfil, candidate profile, your profile',
    kinds: ['text', 'html'],
  },
  benefits: {
    names: 'benefits, job benefits, we offer, offer, angebot, wir bieten, avantages, beneficios, ofrecemos, perks',
    kinds: ['text', 'html'],
  },
  aboutCompany: {
    names:
      'company description, about company, about us, unternehmensbeschreibung, ueber uns, description entreprise, presentation entreprise, entreprise description, company profile, descripcion empresa',
    kinds: ['text', 'html'],
  },
  place: {
    names:
      'location, job location, locations, place, workplace, work location, standort, arbeitsort, einsatzort, ort, lieu, lieu de travail, localisation, lieu travail libelle, ubicacion, lugar, localidad, locationname, location name, region name, region, address',
    kinds: SHORT,
  },
  street: {
    names: 'street, street address, streetaddress, strasse, address line 1, rue, adresse, calle, street name',
    kinds: SHORT,
  },
  city: {
    names:
      'city, town, locality, address locality, addresslocality, stadt, municipality, ville, commune, ciudad, municipio, location city',
    kinds: ['name', 'country'],
  },
  postcode: {
    names:
      'postalcode, postal code, postcode, zip, zipcode, zip code, plz, postleitzahl, code postal, lieu travail code postal, codepostal, codigo postal, cp',
    kinds: ['number', 'code', 'name'],
  },
  region: {
    names:
      'state, region, address region, addressregion, province, bundesland, departement, department, county, provincia, comunidad, location state',
    kinds: SHORT,
  },
  country: {
    names:
      'country, countrycode, country code, address country, addresscountry, land, laendercode, pays, pais, location country',
    kinds: ['country', 'name', 'code'],
  },
  lat: { names: 'lat, latitude, breitengrad, latitud, geo lat, lieu travail latitude', kinds: ['number'] },
  lon: {
    names: 'lon, lng, long, longitude, laengengrad, longitud, geo lon, lieu travail longitude',
    kinds: ['number'],
  },
  coordinates: {
    names: 'geoloc, coordinates, latlng, latlong, lat lng, georss point, geo point, gps',
    kinds: ['number', 'code', 'name'],
  },
  remote: {
    names:
      'remote, remotetype, remote type, is remote, remote work, workplace type, workplacetypes, job location type, joblocationtype, homeoffice, telework, teletravail, teletrabajo, work mode, remote job, arbeitsmodell',
    kinds: ['flag', 'name', 'code', 'number'],
  },
  employmentType: {
    names:
      'jobtype, job type, job types, employmenttype, employment type, contract, contract type, contracttype, type contrat, type de contrat, typecontratlibelle, type contrat libelle, contrat, contract type, beschaeftigungsart, anstellungsart, vertragsart, arbeitsverhaeltnis, tipo de contrato, contrato, position type, employment, job employment type',
    kinds: SHORT,
    several: true,
  },
  workingTime: {
    names:
      'job time, working time, workingtime, working hours type, arbeitszeit, arbeitszeitmodell, temps de travail, duree travail libelle converti, duree travail libelle, duree travail, schedule, jornada, job schedule, time type, workload, hours, workhours',
    kinds: SHORT,
  },
  salary: {
    names:
      'salary, compensation, pay, wage, remuneration, gehalt, verguetung, lohn, salaire, salaire libelle, salario, sueldo, retribucion, base salary, basesalary, salary range, salary text, salary description, pay range',
    kinds: ['money', 'name', 'number', 'text', 'code'],
  },
  salaryMin: {
    names:
      'salary min, salarymin, min salary, minimum salary, salary from, min value, minvalue, salary minimum, gehalt von, salaire min, salario minimo, job min salary, min, base salary value',
    kinds: ['number', 'money'],
  },
  salaryMax: {
    names:
      'salary max, salarymax, max salary, maximum salary, salary to, max value, maxvalue, salary maximum, gehalt bis, salaire max, salario maximo, job max salary, max',
    kinds: ['number', 'money'],
  },
  salaryCurrency: {
    names:
      'salary currency, salarycurrency, currency, base salary currency, waehrung, devise, moneda, job salary currency',
    kinds: ['country', 'name', 'code'],
  },
  salaryUnit: {
    names:
      'salary unit, salary period, unit text, unittext, salary rate, pay period, rate, interval, salary type, periode, per, job salary period',
    kinds: ['name', 'code'],
  },
  posted: {
    names:
      'date posted, dateposted, posted at, posted, posting date, publication date, published, published at, pub date, pubdate, date, created at, created, date creation, datecreation, date de publication, start date, valid from, veroeffentlichungsdatum, veroeffentlicht, datum, online seit, date publication, fecha, fecha publicacion, date updated, updated date, epoch, updated',
    kinds: DATES,
  },
  expires: {
    names:
      'expiration date, expirationdate, expires, expiry, expiry date, date expired, expiration, valid through, validthrough, valid to, valid until, end date, closing date, deadline, application deadline, ablaufdatum, gueltig bis, bewerbungsschluss, date expiration, date de fin, date limite, fecha fin, fecha limite, closes',
    kinds: DATES,
  },
  occupation: {
    names:
      'category, occupation, occupational category, job category, function, job function, jobfunction, beruf, berufsfeld, taetigkeitsfeld, metier, rome libelle, romelibelle, appellation libelle, appellationlibelle, fonction, categoria, profesion, department name, speciality',
    kinds: SHORT,
  },
  industry: {
    names:
      'industry, industries, sector, branche, secteur, secteur activite libelle, secteur d activite, company sector, sector actividad, industria',
    kinds: SHORT,
  },
  experience: {
    names:
      'experience, experience level, experiencelevel, years of experience, experience requirements, berufserfahrung, erfahrung, experience libelle, experiencelibelle, experiencia, seniority, seniority level',
    kinds: SHORT,
  },
  degree: {
    names:
      'education, education level, education requirements, degree, abschluss, bildungsabschluss, niveau etudes, niveau d etudes, formation, estudios, formacion, diplome',
    kinds: SHORT,
  },
  skills: {
    names: 'skills, competences, kenntnisse, faehigkeiten, habilidades, competencias, skill, qualites professionnelles',
    kinds: [...SHORT, 'text'],
  },
  languages: { names: 'languages, sprachen, langues, idiomas, sprachkenntnisse, langues requises', kinds: SHORT },
  language: {
    names: 'language, lang, job language, xml lang, locale, sprache, langue, idioma, in language, langcode',
    kinds: ['country', 'name', 'code'],
  },
};
