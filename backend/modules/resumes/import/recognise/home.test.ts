import { expect, it } from 'vitest';
import { findHome, isTownAlone } from './home.ts';

it.each([
  ['48 Wharf Street, Portland, ME 04101 | (207) 555-0123', '48 Wharf Street', '04101', 'Portland', 'ME'],
  ['2216 Larkin Avenue, Apt. 4B, Chicago, IL 60614', '2216 Larkin Avenue, Apt. 4B', '60614', 'Chicago', 'IL'],
  ['Portland, ME', null, null, 'Portland', 'ME'],
  ['17 Bellmaker Row, London SE1 4TT, United Kingdom', '17 Bellmaker Row', 'SE1 4TT', 'London', null],
  ['4810, rue des Érables, Montréal (Québec) H2H 2E4', '4810, rue des Érables', 'H2H 2E4', 'Montréal', 'Québec'],
  ['Saalestraße 92, 06114 Halle (Saale)', 'Saalestraße 92', '06114', 'Halle (Saale)', null],
  ['Weserstraße 201 – 12047 Berlin', 'Weserstraße 201', '12047', 'Berlin', null],
  ['Anschrift:\tKirchenfeldrain 11, 3005 Bern', 'Kirchenfeldrain 11', '3005', 'Bern', null],
  ['Lipowa 14/3, 00-316 Warsaw, Poland', 'Lipowa 14/3', '00-316', 'Warsaw', null],
  ['Wohnort: Karlsruhe', null, null, 'Karlsruhe', null],
  ['Address: 6 Orchard Close, Taunton, Somerset, TA2 7QX', '6 Orchard Close', 'TA2 7QX', 'Taunton', null],
  ['Flat 2, 31 Station Road, York, North Yorkshire, YO24 1AB', 'Flat 2, 31 Station Road', 'YO24 1AB', 'York', null],
  ['14 Main Street, Midleton, Co. Cork, P25 X9Y2', '14 Main Street', 'P25 X9Y2', 'Midleton', null],
  ['9 Quarry Lane, Dublin 8, D08 XK21, Ireland', '9 Quarry Lane', 'D08 XK21', 'Dublin', null],
  ['Unit 5, 18 Gilbert Street, Norwood SA 5067', 'Unit 5, 18 Gilbert Street', '5067', 'Norwood', 'SA'],
  ['250 Bank Street, Unit 12, Ottawa ON\tK2P 1X4', '250 Bank Street, Unit 12', 'K2P 1X4', 'Ottawa', 'ON'],
  ['Toronto, Ontario M5V 2T6', null, 'M5V 2T6', 'Toronto', 'Ontario'],
  ['2209 Oak Lawn Ave, Apt 310, Dallas, Texas 75219', '2209 Oak Lawn Ave, Apt 310', '75219', 'Dallas', 'Texas'],
  ['Address : Flat No. 12, Sai Residency, Pune – 411045', 'Flat No. 12, Sai Residency', '411045', 'Pune', null],
  ['Contact Address: 12 Awolowo Road, Ikoyi, Lagos', '12 Awolowo Road, Ikoyi', null, 'Lagos', null],
  [
    'Blk 215 Bishan Street 23 #08-112, Singapore 570215',
    'Blk 215 Bishan Street 23 #08-112',
    '570215',
    'Singapore',
    null,
  ],
  ['10 Rose Street, Auckland 1010', '10 Rose Street', '1010', 'Auckland', null],
  ['Mariahilfer Straße 45/2/7, A-1060 Wien', 'Mariahilfer Straße 45/2/7', '1060', 'Wien', null],
  ['Rue de la Colline 17 bte 3, 1050 Ixelles (Belgique)', 'Rue de la Colline 17 bte 3', '1050', 'Ixelles', null],
  ['Gartenweg 5, 01069, Dresden, Deutschland', 'Gartenweg 5', '01069', 'Dresden', null],
  ['Hauptstr. 5 // 12345 Berlin // ida@example.com', 'Hauptstr. 5', '12345', 'Berlin', null],
  ['Hauptstr. 5 in 12345 Berlin', 'Hauptstr. 5', '12345', 'Berlin', null],
  ['An der Alster 1, D - 20099 Hamburg', 'An der Alster 1', '20099', 'Hamburg', null],
  ['1010 Wien, Stephansplatz 1/4', 'Stephansplatz 1/4', '1010', 'Wien', null],
  ['Hof 5a, 9043 Trogen AR', 'Hof 5a', '9043', 'Trogen', 'AR'],
  ['Geboren: 1.2.1990 | Adresse: Gartenweg 5, 12345 Berlin', 'Gartenweg 5', '12345', 'Berlin', null],
  ['12 rue du Lac, 69003 Lyon Cedex 03 – Permis B', '12 rue du Lac', '69003', 'Lyon', null],
])('reads "%s"', (line, street, zip, town, region) => {
  expect(findHome([line])).toEqual({ street, zip, town, region });
});

it('takes the street from the line above the town, also from beside the name', () => {
  const home = { street: '8 rue des Corderies', zip: '44000', town: 'Nantes', region: null };
  expect(findHome(['Clémence Vasseur', '8 rue des Corderies', '44000 Nantes'])).toEqual(home);
  expect(findHome(['8 rue des Corderies', 'Clémence Vasseur\t44000 Nantes'])).toEqual(home);
});

it.each([
  [['Lieu-dit Kervenic', '29720 Plonéour'], 'Lieu-dit Kervenic', '29720', 'Plonéour'],
  [
    ['LE GOFF Amandine', 'Résidence Les Ajoncs, Bât. B', '56000 VANNES'],
    'Résidence Les Ajoncs, Bât. B',
    '56000',
    'VANNES',
  ],
  [['Chemin des Vignes 9', '1950 Sion'], 'Chemin des Vignes 9', '1950', 'Sion'],
  [['6 Orchard Close', 'Taunton', 'Somerset', 'TA2 7QX'], '6 Orchard Close', 'TA2 7QX', 'Taunton'],
  [['Address: No. 7/2, Gandhi Street,', 'Chennai - 600 042.'], 'No. 7/2, Gandhi Street', '600 042', 'Chennai'],
  [['Flat 3', '12 High Street', 'Leeds LS1 4AB'], 'Flat 3, 12 High Street', 'LS1 4AB', 'Leeds'],
  [['Gartenweg 5\t030 555\tGeburtsdatum: 2. Juni 1993', '12345 Berlin'], 'Gartenweg 5', '12345', 'Berlin'],
  [['80331 München', 'Sendlinger Str. 7'], 'Sendlinger Str. 7', '80331', 'München'],
  [['80331 München', 'Juni 1993'], null, '80331', 'München'],
  [['Projektleiterin', '12345 Berlin'], null, '12345', 'Berlin'],
])('reads an address on several lines: %j', (lines, street, zip, town) => {
  expect(findHome(lines)).toMatchObject({ street, zip, town });
});

it('knows a line that is only a town with its state or country', () => {
  expect(['Leeds, UK', 'Atlanta, Georgia', 'Austin, Texas, USA', 'Fresno, CA'].every(isTownAlone)).toBe(true);
  expect(['Hotel du Lac, Houston, TX', 'Leeds', 'Baker, Mill'].some(isTownAlone)).toBe(false);
});

it.each([
  '2019 Toulouse',
  '2000 Neuchâtel',
  '2209 Oak Lawn Ave',
  'Excel, Word, SAP',
  '+49 721 5550199',
  'Room 12, second floor',
])('sees no home in "%s"', (line) => {
  expect(findHome([line])).toBeNull();
});
